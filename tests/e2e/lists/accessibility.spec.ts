import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { openAs, prefer } from "../shell/sign-in";

const pages = [
  { account: "l1s", path: "/orders?open=1" },
  { account: "l1s", path: "/orders?page=999&colour=green&open=99999999" },
  { account: "acquirer", path: "/receptions?open=5" },
  { account: "acquirer", path: "/receptions?open=5&view=wide" },
];

for (const theme of ["light", "dark"])
  for (const locale of ["en", "ro"])
    for (const { account, path } of pages)
      test(`I18N-001 axe finds nothing on ${path}, ${theme}, ${locale}`, async ({ page, baseURL }) => {
        await openAs(page, account, "/");
        await prefer(page, { theme, locale }, baseURL ?? "");
        await page.goto(path);
        await expect(page.getByRole("complementary")).toBeVisible();
        await page
          .locator("summary")
          .evaluateAll((all) => all.map((summary) => summary.parentElement?.setAttribute("open", "")));
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
      });
