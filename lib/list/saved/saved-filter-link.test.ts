import { exampleList } from "@/tests/support/lists/example-list";
import { parseListUrl } from "../url/list-url";
import { savedFilterLink } from "./saved-filter-link";
import { fromSavedFilter, toSavedFilter } from "./saved-filters";

const today = "2026-11-21";
const state = {
  filters: { type: "BIG", created: "last-7-days" },
  sort: { key: "id", order: "DESC" },
  size: 50,
  columns: [],
} as const;
const saved = toSavedFilter(exampleList, "Mine", state, []);

describe("the link of a saved filter", () => {
  it("FILT-010 leads to what Apply would show", () => {
    const link = new URL(savedFilterLink("orders", saved), "https://console.test");
    expect(link.pathname).toBe("/orders");
    const read = parseListUrl(exampleList, link.searchParams, today);
    expect(read.dropped).toEqual([]);
    expect(read.state).toMatchObject(fromSavedFilter(exampleList, saved, today).state);
  });

  it("FILT-010 of a filter of nothing is the list", () => {
    expect(savedFilterLink("orders", { name: "All", filters: [] })).toBe("/orders");
  });

  it("FILT-010 opens no form and no record, whatever was kept in the browser", () => {
    const filters = ["mode", "open", "view", "width", "page"].map((param) => ({ param, value: "new", label: param }));
    expect(savedFilterLink("orders", { name: "Odd", filters })).toBe("/orders");
  });

  it("FILT-010 keeps what a value holds inside of it", () => {
    const filters = [{ param: "search", value: "a&b=c#d ș%2f", label: "x" }];
    const link = new URL(savedFilterLink("users", { name: "Odd", filters }), "https://console.test");
    expect([...link.searchParams]).toEqual([["search", "a&b=c#d ș%2f"]]);
  });
});
