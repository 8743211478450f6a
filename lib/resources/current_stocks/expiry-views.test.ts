import { readColumns } from "@/lib/list/rows/shown-columns";
import type { FilteredState } from "@/lib/list/url/list-state";
import { currentStocksList } from "./current-stocks.list";
import { enterExpiry, expiryViewOf, expiryViews, leaveExpiry } from "./expiry-views";

const [expired, within7] = expiryViews;
const { defaultColumns, defaultSort } = currentStocksList;
const begun: FilteredState = { filters: { storage: "9" }, columns: defaultColumns, sort: defaultSort, size: 50 };

it("STOC-002 what expires is a view of the list: some filters, its order and what is to be known of each", () => {
  const state = enterExpiry(begun, within7);
  expect(state).toEqual({
    filters: { storage: "9", expirationDate: "until-7-days", quantity: "1&" },
    columns: ["stock", "expirationDate", "goods", "value"],
    sort: { key: "expirationDate", order: "ASC" },
    size: 50,
  });
  const { filters } = currentStocksList.request({ ...state, page: 1 }, "2026-12-15");
  expect(filters).toMatchObject({ storageId: 9, expirationDate: { to: "2026-12-22" }, quantity: { from: 1 } });
});

it("is known by its filters, gives way to another one, and leaves the list as it was", () => {
  const state = enterExpiry(enterExpiry(begun, within7), expired);
  expect(expiryViewOf(state.filters)).toBe(expired);
  expect(leaveExpiry(state)).toEqual(begun);
  expect(expiryViewOf({ expirationDate: "before-today" })).toBeUndefined();
  expect(expiryViewOf({ expirationDate: "&2026-12-01", quantity: "1&" })).toBeUndefined();
});

it("columns that somebody chose stay, and those of the view can be read from an address", () => {
  const columns = ["product", "supplier"];
  const state = enterExpiry({ ...begun, columns }, expired);
  expect([state.columns, leaveExpiry(state).columns]).toEqual([columns, columns]);
  const own = enterExpiry(begun, expired).columns;
  expect(readColumns(currentStocksList, own.join("."))).toEqual(own);
});
