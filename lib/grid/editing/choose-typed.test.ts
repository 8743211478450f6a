import { chooseTyped } from "./choose-typed";

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
