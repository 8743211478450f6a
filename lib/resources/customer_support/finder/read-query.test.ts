import { firstCalls } from "@/lib/list/requests/first-calls";
import { parseListUrl } from "@/lib/list/url/list-url";
import { customerSupportList } from "../customer-support.list";
import { readQuery } from "./read-query";

const today = "2026-11-24";
const rewritten = (query: Record<string, string>) => {
  const search = readQuery(query, today);
  return search && Object.fromEntries(search);
};
const parsed = (query: Record<string, string>) => parseListUrl(customerSupportList, new URLSearchParams(query), today);

it.each([
  ["0724457634", "0724457634"],
  ["a@b.c", "a@b.c"],
  ["Popescu", "Popescu"],
])("CUST-001 an address that searches for the customer %s is the list's filter", (find, search) => {
  expect(rewritten({ find, open: "30" })).toEqual({ search, open: "30" });
  expect(parsed({ search }).state.filters).toEqual({ search });
});

it.each(["((((", "%", "1960229410015"])("an address that searches for %j says that it is not understood", (find) => {
  expect(rewritten({ find })).toBeUndefined();
  expect(parsed({ find })).toMatchObject({ state: { find: undefined, filters: {} }, dropped: ["find"] });
});

it("S22 of a card's number no more than four digits stay in an address", () => {
  expect(rewritten({ find: "card 4111111111111111 exp 12/27" })).toEqual({ find: "•••• 1111" });
  expect(parsed({ search: "4111.1111.1111.1111 Popescu" }).state.filters).toEqual({ search: "•••• 1111 Popescu" });
});

it("what is found of an address is of one day and time, whenever it is read", () => {
  const find = "24.11.2026 12:40 14.00 lei";
  expect(rewritten({ find: "12:40 14 lei" })).toEqual({ find });
  expect(readQuery({ find }, "2027-01-01")).toBeUndefined();
});

it("the first HTML asks for no rows where hits stand in their place", () => {
  const asked = (query: Record<string, string>) =>
    firstCalls(customerSupportList, query, today).map(([call]) => call.id);
  expect(asked({ find: "#55", open: "30" })).toEqual(["QRY-11"]);
  expect(asked({ search: "Popescu" })).toEqual(["QRY-10"]);
});
