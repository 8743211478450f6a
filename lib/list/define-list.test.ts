import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { one } from "@/lib/calls/params";
import { choice, id, integer } from "@/lib/calls/scalars";
import { reference, rows } from "@/lib/calls/wire";
import { defineList } from "./define-list";
import { firstCalls } from "./first-calls";

const calls = {
  list: restCall({
    id: "T-1",
    access: "signed-in",
    method: "GET",
    path: "things",
    query: {
      limit: one(integer()),
      offset: one(integer()),
      sort: one(choice(["Id", "Name"])),
      order: one(choice(["ASC", "DESC"])),
    },
    answer: rows(reference),
  }),
  one: restCall({
    id: "T-2",
    access: "signed-in",
    method: "GET",
    path: "things/{id}",
    params: { id },
    answer: z.extend(reference, { note: z.string() }),
  }),
};

function declare(
  change: {
    defaultColumns?: string[];
    defaultSort?: string;
    columns?: "without-id";
    sort?: Record<string, "Id" | "Name">;
  } = {},
) {
  return defineList({
    page: "storages",
    call: calls.list,
    rows: (answer) => answer,
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
    args: ({ sort, ...request }) => ({ query: { ...request, sort } }),
    preview: {
      call: calls.one,
      args: (thing) => ({ params: { id: thing } }),
      detail: (thing) => thing,
      fields: { note: { kind: "text", value: (thing) => thing.note } },
    },
  });
}

describe("a list's declaration", () => {
  it("turns page, size and sorting into the call's own arguments", () => {
    const request = declare().request({ page: 3, size: 50, sort: { key: "id", order: "DESC" } });
    expect(request).toEqual({ query: { offset: 100, limit: 50, sort: "Id", order: "DESC" } });
  });

  it("falls back to the default sort for a column that the platform does not sort by", () => {
    const request = declare().request({ page: 1, size: 25, sort: { key: "a", order: "ASC" } });
    expect(request).toMatchObject({ query: { sort: "Name" } });
  });

  it("names what the first HTML needs: the rows, and the open row", () => {
    expect(firstCalls(declare(), {}).map(([call]) => call.id)).toEqual(["T-1"]);
    const [, detail] = firstCalls(declare(), { page: "2", open: "17" });
    expect(detail).toEqual([calls.one, { params: { id: 17 } }]);
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
