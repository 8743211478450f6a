import { changedFields, clashingFields, differingFields, withTheirs } from "./record-values";

const begun = { name: "Cafea", price: "4.50", tags: [1, 2], active: true };

it("tells in which fields two states of a record differ", () => {
  expect(differingFields(begun, { ...begun, tags: [1, 2] })).toEqual([]);
  expect(differingFields(begun, { ...begun, tags: [2, 1], active: false })).toEqual(["tags", "active"]);
});

it("sends what was changed and nothing else", () => {
  expect(changedFields(begun, begun)).toEqual({});
  expect(changedFields(begun, { ...begun, price: "5.00" })).toEqual({ price: "5.00" });
});

it("sends a field that was emptied", () => {
  const before: { note: string | null } = { note: "a" };
  expect(changedFields(before, { note: null })).toEqual({ note: null });
});

describe("two people in one record", () => {
  const mine = { ...begun, name: "Ceai", price: "5.00" };

  it("do not clash over different fields, nor over the same change", () => {
    expect(clashingFields({ begun, mine, now: { ...begun, active: false } })).toEqual([]);
    expect(clashingFields({ begun, mine, now: { ...begun, name: "Ceai" } })).toEqual([]);
  });

  it("clash over a field that each has changed in another way", () => {
    expect(clashingFields({ begun, mine, now: { ...begun, name: "Cacao", active: false } })).toEqual(["name"]);
  });

  it("may each keep what the other did not touch", () => {
    const now = { ...begun, name: "Cacao", active: false };
    expect(withTheirs({ begun, mine, now })).toEqual({ name: "Cacao", price: "5.00", tags: [1, 2], active: false });
  });
});
