import { exampleCalls, exampleList, exampleLookup } from "@/tests/support/lists/example-list";
import type { Filter, FilterOfCall } from "../filters/filter";
import { firstCalls } from "../requests/first-calls";
import { defineList } from "./define-list";

const today = "2026-11-21";

function declare(
  change: {
    defaultColumns?: string[];
    defaultSort?: string;
    columns?: "without-id";
    sort?: Record<string, "Id" | "Name">;
    filters?: Record<string, FilterOfCall<typeof exampleCalls.list>>;
  } = {},
) {
  return defineList({
    page: "storages",
    call: exampleCalls.list,
    columns: {
      ...(change.columns === "without-id"
        ? {}
        : { id: { kind: "id" as const, value: (row: { id: number }) => row.id } }),
      name: { kind: "text", value: (row) => row.name },
      a: { kind: "text", value: (row) => row.name },
      b: { kind: "text", value: (row) => row.name },
      c: { kind: "text", value: (row) => row.name },
      d: { kind: "text", value: (row) => row.name },
    },
    defaultColumns: change.defaultColumns ?? ["name"],
    sort: change.sort ?? { id: "Id", name: "Name" },
    defaultSort: { key: change.defaultSort ?? "name", order: "ASC" },
    filters: change.filters,
    preview: {
      call: exampleCalls.one,
      args: (thing) => ({ params: { id: thing } }),
      detail: (thing) => thing,
      fields: { note: { kind: "text", value: (thing) => thing.note } },
    },
  });
}

describe("a list's declaration", () => {
  it("turns page, size and sorting into the call's own arguments", () => {
    const request = declare().request({ page: 3, size: 50, sort: { key: "id", order: "DESC" }, filters: {} }, today);
    expect(request).toEqual({ query: { offset: 100, limit: 50, sort: "Id", order: "DESC" } });
  });

  it("falls back to the default sort for a column that the platform does not sort by", () => {
    const request = declare().request({ page: 1, size: 25, sort: { key: "a", order: "ASC" }, filters: {} }, today);
    expect(request).toMatchObject({ query: { sort: "Name" } });
  });

  it("names what the first HTML needs: the rows, and the open row", () => {
    expect(firstCalls(declare(), {}, today).map(([call]) => call.id)).toEqual(["T-1"]);
    const [, detail] = firstCalls(declare(), { page: "2", open: "17" }, today);
    expect(detail).toEqual([exampleCalls.one, { params: { id: 17 } }]);
  });

  it("asks for the names of what its filters refer to, for the chips of the first HTML", () => {
    const [, ...names] = firstCalls(exampleList, { users: "4,17", type: "BIG" }, today);
    expect(names).toEqual([[exampleCalls.options, { query: { ids: [4, 17] } }]]);
  });

  it("compiles no filter that fits no parameter", () => {
    type Fits<Given extends Filter> = Given extends FilterOfCall<typeof exampleCalls.list> ? "fits" : "does not fit";
    const fits: Fits<{ kind: "boolean"; param: "isActive" }> = "fits";
    const unknownParameter: Fits<{ kind: "boolean"; param: "isNice" }> = "does not fit";
    const otherKind: Fits<{ kind: "boolean"; param: "created" }> = "does not fit";
    const otherValue: Fits<{ kind: "choice"; param: "type"; options: { BIG: "big" } }> = "does not fit";
    expect([fits, unknownParameter, otherKind, otherValue]).toHaveLength(4);
  });

  it.each([
    ["a filter with a name of the list's own", { page: { kind: "number", param: "number" } }, /call it otherwise/],
    ["a choice without options", { type: { kind: "choice", param: "type", options: {} } }, /add at least one/],
    ["a range up to nothing", { quantity: { kind: "number-range", param: "quantity", most: 0 } }, /`most` above 0/],
    [
      "what narrows under the name of a filter",
      {
        type: { kind: "choice", param: "type", options: { A: 1 } },
        storage: {
          kind: "relation",
          param: "storage",
          lookup: exampleLookup,
          narrowing: { key: "type", options: { A: 1 } },
        },
      },
      /call it otherwise/,
    ],
    [
      "two filters on one parameter",
      {
        type: { kind: "choice", param: "type", options: { A: 1 } },
        kind: { kind: "choice", param: "type", options: { A: 1 } },
      },
      /give each one of its own/,
    ],
  ] as const)("refuses %s and names the remedy", (_name, filters, remedy) => {
    expect(() => declare({ filters })).toThrow(remedy);
  });

  it.each([
    ["TABL-016", "no Id", { columns: "without-id" }, /add `id:/],
    ["TABL-016", "Id among the columns to choose", { defaultColumns: ["id"] }, /take it out/],
    ["CNST-009 TABL-015", "more than four", { defaultColumns: ["name", "a", "b", "c", "d"] }, /at most 4/],
    ["TABL-017", "a column that is not declared", { defaultColumns: ["colour"] }, /"colour" is not declared/],
    ["TABL-015", "a column twice", { defaultColumns: ["name", "name"] }, /name each once/],
    [
      "TABL-024",
      "sorting by no column",
      { sort: { id: "Id", colour: "Name" }, defaultSort: "id" },
      /use a column's key/,
    ],
    ["TABL-024", "a default sort that is not sortable", { defaultSort: "a" }, /add it to sort/],
  ] as const)("%s refuses %s and names the remedy", (_id, _name, change, remedy) => {
    expect(() =>
      declare({ ...change, defaultColumns: "defaultColumns" in change ? [...change.defaultColumns] : undefined }),
    ).toThrow(remedy);
  });
});
