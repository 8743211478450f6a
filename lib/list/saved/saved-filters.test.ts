import { exampleList, exampleLookup } from "@/tests/support/lists/example-list";
import {
  faultOfName,
  fromSavedFilter,
  isSavedApplied,
  periodFilterOf,
  readSavedFilters,
  toSavedFilter,
  writeSavedFilters,
} from "./saved-filters";

const today = "2026-11-21";
const state = {
  filters: { type: "BIG", created: "last-7-days" },
  sort: { key: "id", order: "DESC" },
  size: 50,
  columns: [],
} as const;
const words = [
  { key: "type", name: "Type", value: "Big" },
  { key: "created", name: "Created", value: "Last week" },
];
const saved = toSavedFilter(exampleList, " Big ones ", state, words);

describe("a saved filter", () => {
  it("FILT-017 is a name and its filters, each with param, value and label", () => {
    expect(saved).toMatchObject({
      name: "Big ones",
      filters: [
        { param: "type", value: "BIG", label: "Type: Big" },
        { param: "created", value: "last-7-days", label: "Created: Last week" },
      ],
    });
  });

  it("FILT-017 keeps people by their ids, other records by their names", () => {
    const people = { ...exampleLookup, arePeople: true } as const;
    const filters = {
      ...exampleList.filters,
      customer: { kind: "relation", param: "storageId", isMany: true, lookup: people },
    } as const;
    const applied = { customer: "7,12", storage: "17" };
    const said = [
      { key: "customer", name: "Customer", value: "Ana Pop, Ion Rus" },
      { key: "storage", name: "Storage", value: "Gara de Nord" },
    ];
    const kept = toSavedFilter({ ...exampleList, filters }, "Mine", { ...state, filters: applied }, said);
    expect(kept.filters).toEqual([
      { param: "customer", value: "7,12", label: "Customer: #7, #12" },
      { param: "storage", value: "17", label: "Storage: Gara de Nord" },
    ]);
  });

  it("FILT-018 comes back from the browser's one key, by page", () => {
    const text = writeSavedFilters(writeSavedFilters(null, "orders", [saved]), "users", []);
    expect(readSavedFilters(text, "orders")).toEqual([saved]);
    expect(readSavedFilters(text, "users")).toEqual([]);
  });

  it("FILT-018 leaves alone what it does not understand, of this page and of others", () => {
    const later = { name: "Of a later version", rules: 7 };
    const text = writeSavedFilters(JSON.stringify({ orders: [later], users: 7 }), "orders", [saved]);
    expect(JSON.parse(text)).toEqual({ orders: [saved, later], users: 7 });
  });

  it.each([null, "", "{", "[]", "7", '{"orders":{}}', '{"orders":[{"name":""}]}', '{"orders":[7,null]}'])(
    "FILT-018 %j under the key is no saved filter, and no crash",
    (text) => {
      expect(readSavedFilters(text, "orders")).toEqual([]);
    },
  );

  it("FILT-010 brings back filters, sorting, page size and columns", () => {
    expect(fromSavedFilter(exampleList, saved, today)).toEqual({ state, unfit: [] });
  });

  it("FILT-010 leaves out what the list no longer takes, and says what", () => {
    const old = {
      ...saved,
      sort: "-colour",
      size: "30",
      columns: "colour",
      filters: [
        { param: "type", value: "HUGE", label: "Type: Huge" },
        { param: "colour", value: "GREEN", label: "Colour: Green" },
        { param: "constructor", value: "x", label: "Constructor" },
        { param: "isActive", value: "true", label: "Active" },
      ],
    };
    expect(fromSavedFilter(exampleList, old, today)).toEqual({
      state: {
        filters: { isActive: "true" },
        sort: exampleList.defaultSort,
        size: 25,
        columns: exampleList.defaultColumns,
      },
      unfit: ["Type: Huge", "Colour: Green", "Constructor"],
    });
  });

  it("FILT-047 STOC-002 leaves out in silence what narrows a choice and was kept as a filter once", () => {
    const old = { ...saved, filters: [...saved.filters, { param: "shape", value: "ROUND", label: "Shape: Round" }] };
    expect(fromSavedFilter(exampleList, old, today)).toEqual({ state, unfit: [] });
  });

  it("CNST-010 TABL-015 brings back at most four columns beside Id, whatever was kept in the browser", () => {
    const columns = { id: 0, one: 0, two: 0, three: 0, four: 0, five: 0 };
    const list = { ...exampleList, columns, defaultColumns: ["one"] };
    const columnsOf = (kept: string) => fromSavedFilter(list, { ...saved, columns: kept }, today).state.columns;
    expect(columnsOf("two.three.four.five")).toEqual(["two", "three", "four", "five"]);
    expect(columnsOf("one.two.three.four.five")).toEqual(["one"]);
  });

  it("a period goes to the list's first date filter", () => {
    expect(periodFilterOf(exampleList.filters)).toBe("created");
    expect(periodFilterOf({})).toBeUndefined();
  });
});

describe("a saved filter's name", () => {
  it.each([
    ["FILT-013 FILT-014 is required", "  ", "required"],
    ["FILT-015 CNST-003 has at most 40 characters", "x".repeat(41), "tooLong"],
    ["FILT-015 CNST-003 may have exactly 40", "ș".repeat(40), undefined],
    ["FILT-016 is not used twice on a page", "Mine", "taken"],
    ["FILT-016 with blanks around it is the same name", " Mine ", "taken"],
    ["FILT-016 in another case is another name", "mINE", undefined],
    ["FILT-016 of another page is free", "Theirs", undefined],
  ])("%s", (_name, name, fault) => {
    expect(faultOfName(name, ["Mine"])).toBe(fault);
  });
});

describe("isSavedApplied", () => {
  it.each([
    [{ type: "A", user: "5" }, { user: "5", type: "A" }, true],
    [{ type: "A" }, { type: "B" }, false],
    [{ type: "A" }, { type: "A", user: "5" }, false],
    [{ type: "A", user: "5" }, { type: "A" }, false],
    [{}, {}, false],
  ])("%j is applied where %j are: %s", (saved, applied, isApplied) => {
    expect(isSavedApplied(saved, applied)).toBe(isApplied);
  });
});
