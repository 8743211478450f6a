import { readEnteredDecimal } from "./read-entered";

it.each([
  ["12,5", undefined, "12.5"],
  ["1.234,50", undefined, "1234.50"],
  ["1,234.50", undefined, "1234.50"],
  ["1 234", undefined, "1234"],
  ["1.234.567", undefined, "1234567"],
  ["1.234", undefined, undefined],
  ["12.50 RON", "RON", "12.50"],
  ["12.50 RON", undefined, undefined],
  ["12,50 lei", "RON", "12.50"],
  ["12.50 EUR", "RON", undefined],
  ["7,5%", "%", "7.5"],
  ["7,5 %", "RON", undefined],
  ["-3", undefined, undefined],
  ["zece", undefined, undefined],
  ["", undefined, undefined],
])("RECP-007 an amount in a cell: %j with the unit %j", (typed, unit, decimal) => {
  expect(readEnteredDecimal(typed, unit)).toBe(decimal);
});
