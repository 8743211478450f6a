import { bffRequest } from "@/lib/calls/address";
import { productsList } from "@/lib/resources/products/products.list";
import { exampleList } from "@/tests/support/lists/example-list";
import type { AppliedFilters } from "../url/list-state";

const today = "2026-11-21";

function sent(filters: AppliedFilters): string {
  const state = { page: 1, size: 25, sort: exampleList.defaultSort, filters };
  const { address } = bffRequest(exampleList.call, exampleList.request(state, today));
  const search = new URLSearchParams(address.split("?")[1]);
  for (const paging of ["limit", "offset", "sort", "order"]) search.delete(paging);
  return decodeURIComponent(search.toString());
}

it.each([
  ["FILT-020 values are joined by commas", { colours: "GREEN,BLUE" }, "colours=10,20"],
  ["FILT-020 ids are joined by commas", { users: "17,4" }, "userIds=17,4"],
  [
    "FILT-021 days are two parameters",
    { created: "2026-11-01&2026-11-21" },
    "FromCreated=2026-11-01&ToCreated=2026-11-21",
  ],
  ["FILT-021 one end is one parameter", { eventDate: "&2026-11-21" }, "toEventDate=2026-11-21"],
  ["FILT-022 a single day", { eventDate: "2026-11-21&2026-11-21" }, "fromEventDate=2026-11-21&toEventDate=2026-11-21"],
  ["FILT-024 amounts are two parameters", { amount: "12.5&100" }, "fromAmount=12.5&toAmount=100"],
  ["FILT-055 a quantity of 0 is left out", { quantity: "0&40" }, "MaxQuantity=40"],
  ["FILT-055 a quantity of 0 at the end is left out", { quantity: "5&0" }, "MinQuantity=5"],
  ["FILT-034 today", { created: "today" }, "FromCreated=2026-11-21&ToCreated=2026-11-21"],
  ["FILT-034 yesterday", { created: "yesterday" }, "FromCreated=2026-11-20&ToCreated=2026-11-20"],
  ["FILT-034 the last 2 days", { created: "last-2-days" }, "FromCreated=2026-11-20&ToCreated=2026-11-21"],
  ["FILT-034 FILT-035 the last 7 days", { created: "last-7-days" }, "FromCreated=2026-11-15&ToCreated=2026-11-21"],
  ["FILT-034 FILT-035 the last 31 days", { created: "last-31-days" }, "FromCreated=2026-10-22&ToCreated=2026-11-21"],
  ["a choice is the wire's value for its word", { type: "SMALL" }, "type=2"],
  ["typed text under the wire's name", { name: "Ion Ț" }, "fullTextSearch=Ion+Ț"],
  ["yes or no", { isActive: "false" }, "isActive=false"],
  ["all is said", { active: "all" }, "active=all"],
  ["one record", { storage: "17" }, "storageId=17"],
  ["years and months", { years: "2025,2026", months: "1" }, "years=2025,2026&months=1"],
  ["FILT-047 what narrows a choice goes onto no wire", { shape: "ROUND" }, ""],
  ["what is no filter goes onto no wire", { colour: "green" }, ""],
])("%s", (_name, filters, query) => {
  expect(sent(filters)).toBe(query);
});

it.each([
  ["rows are counted in offset and limit", exampleList, { offset: 50, limit: 25 }],
  ["PROD-033 documentation is asked for by page and pageSize", productsList, { page: 3, pageSize: 25 }],
])("%s", (_name, { defaultSort, request }, paging) => {
  const args = request({ page: 3, size: 25, sort: defaultSort, filters: {} }, today);
  expect(args).toMatchObject({ query: paging });
});
