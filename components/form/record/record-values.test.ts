import { changedFields, clashingFields, differingFields, withMine, withTheirs } from "./record-values";

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

  it("may each keep what the other did not touch, whoever wins where both did", () => {
    const states = { begun, mine, now: { ...begun, name: "Cacao", active: false } };
    expect(withTheirs(states)).toEqual({ name: "Cacao", price: "5.00", tags: [1, 2], active: false });
    expect(withMine(states)).toEqual({ name: "Ceai", price: "5.00", tags: [1, 2], active: false });
  });
});

describe("fields that mean something only together", () => {
  const together = [["type", "amount"]];
  const fixed = { type: "RON", amount: "5.00", name: "Bun venit" };
  const percent = { ...fixed, type: "%" };

  it("are sent together", () => {
    expect(changedFields(fixed, percent, together)).toEqual({ type: "%", amount: "5.00" });
    expect(changedFields(fixed, { ...fixed, name: "B" }, together)).toEqual({ name: "B" });
  });

  it("clash together, and one person's win together", () => {
    const states = { begun: fixed, mine: percent, now: { ...fixed, amount: "50.00" } };
    expect(clashingFields(states, together)).toEqual(["type", "amount"]);
    expect(withTheirs(states, together)).toEqual(states.now);
    expect(withMine(states, together)).toEqual(percent);
  });
});
