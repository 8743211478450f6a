import { exampleCalls, exampleList, exampleLookup } from "@/tests/support/lists/example-list";
import { filterNamePath } from "../texts/texts";
import { defineLookup, optionsOf, searchDelay } from "./lookup";
import { namesAsked } from "./record-names";

describe("options of a dropdown", () => {
  it("FILT-027 have the field id as value and the field name as label", () => {
    expect(optionsOf(exampleLookup, [{ id: 3, name: "Depozit", code: "D" }])).toEqual([{ value: 3, label: "Depozit" }]);
    const byCode = defineLookup({ call: exampleCalls.options, all: {}, valueName: "core", labelName: "code" });
    expect(optionsOf(byCode, { items: [{ core: 9, code: "D" }], totalCount: 1 })).toEqual([{ value: 9, label: "D" }]);
  });

  it("FILT-028 without a label are dropped", () => {
    expect(optionsOf(exampleLookup, [{ id: 3, name: null }, { id: 4 }, { id: 5, name: "Raft" }])).toEqual([
      { value: 5, label: "Raft" },
    ]);
  });

  it.each([undefined, null, "text", 7, {}, { items: "none" }])("are none in %j", (answer) => {
    expect(optionsOf(exampleLookup, answer)).toEqual([]);
  });
});

describe("when a dropdown searches", () => {
  it.each([
    ["FILT-029 CNST-022 text waits until typing stops", "lapte", 510],
    ["FILT-029 CNST-021 CNST-022 digits go at once", "5941234", 10],
    ["FILT-030 nothing is searched for an empty term", "", undefined],
    ["FILT-030 nothing is searched for blanks", "   ", undefined],
  ])("%s", (_name, term, delay) => {
    expect(searchDelay(term)).toBe(delay);
  });
});

it("FILT-019 every fact of a filter's definition has its place in the declaration and the list's state", () => {
  const { users, storage } = exampleList.filters;
  const applied = { users: "4,17" };
  expect(users).toMatchObject({
    // type and param; its id is its key, its name the message `filters.users`.
    kind: "relation",
    param: "users",
    lookup: { valueName: "id", labelName: "name" },
  });
  // relatedValue: what its records are narrowed to.
  expect(storage).toMatchObject({ narrowing: { key: "shape", options: { ROUND: 7 } } });
  // isApplied, value and valueById: its text in the state, whose names are fetched by id.
  expect(namesAsked(exampleList.filters, applied)).toEqual([
    { lookup: exampleLookup, args: { query: { ids: [4, 17] } } },
  ]);
  expect(filterNamePath(exampleList, "users")).toEqual(["filters", "users"]);
  expect(optionsOf(exampleLookup, [{ id: 4, name: "Ion" }])).toEqual([{ value: 4, label: "Ion" }]);
});
