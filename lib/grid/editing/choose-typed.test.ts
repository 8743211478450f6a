import { chooseTyped, typedOn } from "./choose-typed";

const rates = ["5", "9", "9.5", "11", "19"];
const chosen = (typed: string, values: readonly string[] = rates) => chooseTyped(typed, values, (rate) => `${rate} %`);

it.each<[string, string | undefined]>([
  ["19", "19"],
  ["9", "9"],
  ["9,", "9.5"],
  ["9,5", "9.5"],
  ["19%", "19"],
  ["19 %", "19"],
  ["5", "5"],
  // It may still be 11 or 19.
  ["1", undefined],
  ["119", undefined],
  ["10", undefined],
  ["", undefined],
])("what is typed chooses the rate that it equals: %j", (typed, value) => {
  expect(chosen(typed)).toBe(value);
});

it("by the first letters of its word, where no other begins so", () => {
  const types = ["PERCENT", "AMOUNT"];
  expect(chooseTyped("r", types, (type) => (type === "PERCENT" ? "%" : "RON"))).toBe("AMOUNT");
  expect(chosen("1", ["9", "19"])).toBe("19");
});

it.each<[string, string, boolean, string]>([
  ["1", "9", true, "19"],
  ["1", "9", false, "19"],
  ["9", "1", true, "91"],
  ["9", "1", false, "1"],
  ["9", "5", false, "5"],
])("a late key goes on where both choose a value: %j, then %j", (soFar, key, isSoon, typed) => {
  expect(typedOn(soFar, key, isSoon, chosen)).toBe(typed);
});
