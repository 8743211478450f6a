import { readFileSync } from "node:fs";
import { listTable } from "@/lib/resources/list-table";
import { countTable } from "./count-table";

it("every list but these says what its records lead to; decision 0044 has the reasons", () => {
  const without = listTable.map(({ page }) => page).filter((page) => !(page in countTable));
  expect(without).toEqual(["galleries", "reports", "services", "vouchers"]);
});

it.each(Object.keys(countTable))("the page of %s hands them to its list", (page) => {
  const slug = page.replaceAll("_", "-");
  const text = readFileSync(`app/(console)/${page}/_ui/${slug}-page.tsx`, "utf8");
  expect(text).toContain(`import("@/lib/resources/${page}/${slug}.counts")`);
  expect(text).toContain("counts={counts}");
});
