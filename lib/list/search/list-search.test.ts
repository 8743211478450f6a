import { listTable } from "@/lib/resources/list-table";
import { findSearchFault } from "./list-search";
import { typedFilterOf } from "./typed-filter";

const filters = { search: { kind: "text", param: "search" }, id: { kind: "number", param: "id" } } as const;

it("a search that names no filter of its list is refused, with the remedy", () => {
  expect(findSearchFault({ words: "name" }, filters)).toMatch(/"name", which is no filter; name one/);
  expect(findSearchFault({ words: "search", along: { words: { kind: "A" } } }, filters)).toMatch(/"kind"/);
  // Only of an id the preview knows more than a filter.
  expect(findSearchFault({ words: "preview" }, filters)).toMatch(/"preview"/);
  expect(findSearchFault({ id: "preview", words: "search" }, filters)).toBeUndefined();
});

it("one types first in the filter for words, else in that for a number, else in the first of all", () => {
  const filters = { status: {}, id: {}, search: {} };
  expect(typedFilterOf({ filters, search: { id: "id", words: "search" } })).toBe("search");
  expect(typedFilterOf({ filters, search: { id: "id" } })).toBe("id");
  expect(typedFilterOf({ filters, search: { id: "preview" } })).toBe("status");
  expect(typedFilterOf({ filters })).toBe("status");
});

it("in every list / leads to a filter", () => {
  expect(listTable.filter((list) => list.filters[typedFilterOf(list) ?? ""] === undefined)).toEqual([]);
});
