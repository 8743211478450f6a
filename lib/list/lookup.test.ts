import { thingCalls, thingLookup } from "@/tests/support/lists/things";
import { defineLookup, optionsOf, searchDelay } from "./lookup";

describe("options of a dropdown", () => {
  it("FILT-027 have the field id as value and the field name as label", () => {
    expect(optionsOf(thingLookup, [{ id: 3, name: "Depozit", code: "D" }])).toEqual([{ value: 3, label: "Depozit" }]);
    const byCode = defineLookup({ call: thingCalls.options, all: {}, valueName: "core", labelName: "code" });
    expect(optionsOf(byCode, { items: [{ core: 9, code: "D" }], totalCount: 1 })).toEqual([{ value: 9, label: "D" }]);
  });

  it("FILT-028 without a label are dropped", () => {
    expect(optionsOf(thingLookup, [{ id: 3, name: null }, { id: 4 }, { id: 5, name: "Raft" }])).toEqual([
      { value: 5, label: "Raft" },
    ]);
  });

  it.each([undefined, null, "text", 7, {}, { items: "none" }])("are none in %j", (answer) => {
    expect(optionsOf(thingLookup, answer)).toEqual([]);
  });
});

describe("when a dropdown searches", () => {
  it.each([
    ["FILT-029 text waits until typing stops", "lapte", 510],
    ["FILT-029 digits go at once", "5941234", 10],
    ["FILT-030 nothing is searched for an empty term", "", undefined],
    ["FILT-030 nothing is searched for blanks", "   ", undefined],
  ])("%s", (_name, term, delay) => {
    expect(searchDelay(term)).toBe(delay);
  });
});
