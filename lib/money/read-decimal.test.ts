import fc from "fast-check";
import { money, moneyText } from "./decimal";
import { formatAmount } from "./format";
import { isReadTwoWays, readDecimal } from "./read-decimal";
import { readTypedDecimal } from "./read-typed-decimal";

it.each([
  ["12,50", "12.50"],
  ["12.50", "12.50"],
  [" 7 ", "7"],
  ["0,5", "0.5"],
  ["1.234,50", "1234.50"],
  ["1,234.50", "1234.50"],
  ["1 234,50", "1234.50"],
  ["1\u00a0234\u00a0567,5", "1234567.5"],
  ["1.234", "1234"],
  ["1,234", "1234"],
  ["1.234.567", "1234567"],
  ["12,", "12"],
  [",5", "0.5"],
])("reads %j as %s", (typed, decimal) => {
  expect(readDecimal(typed)).toBe(decimal);
});

it.each([
  "",
  "abc",
  "-1",
  "+1",
  "1e3",
  "0.125",
  "1.23.4",
  "1,234,5",
  "1.234.5",
  "12 RON",
  "1.2345",
  "1,23,456",
  ".",
  ".125",
])("does not take %j for an amount", (typed) => {
  expect(readDecimal(typed)).toBeUndefined();
});

it.each([
  ["12,50", "12.50"],
  ["12.5", "12.5"],
  [" 7 ", "7"],
  ["1500", "1500"],
  ["12.", "12"],
  ["12,", "12"],
  [".5", "0.5"],
  [",05", "0.05"],
  // `1.234,50` and `12,345.6`, whose commas the field has made dots.
  ["1.234.50", "1234.50"],
  ["12.345.6", "12345.6"],
  ["1.234.567.80", "1234567.80"],
])("reads %j as %s where it was typed", (typed, decimal) => {
  expect(readTypedDecimal(typed)).toBe(decimal);
});

it.each([
  "1.500",
  "1,500",
  "1 500",
  "1.234,50",
  "0.125",
  "-1",
  "",
  ".",
  ",",
  "12.5.",
  "12 RON",
  "1.234.567",
  "1.23.45",
  "0.123.45",
  "1.2345.67",
  "1.234.5.6",
])("guesses at no typed %j", (typed) => {
  expect(readTypedDecimal(typed)).toBeUndefined();
});

it.each(["1.234", "1,500", "12.000", "999.999"])("%j is told to be read two ways", (copied) => {
  expect(isReadTwoWays(copied)).toBe(true);
});

it.each(["1234", "1.23", "1.234,50", "1.234.567", "0.125", "1 234", "1234.567"])("%j has one reading", (copied) => {
  expect(isReadTwoWays(copied)).toBe(false);
});

it("reads every amount back that either language shows", () => {
  const amounts = fc.integer({ min: 0, max: 99_999_999_999 }).map((bani) => moneyText(money(String(bani)).div(100)));
  fc.assert(
    fc.property(amounts, fc.constantFrom("en", "ro"), (amount, locale) => {
      expect(readDecimal(formatAmount(amount, locale))).toBe(amount);
    }),
  );
});
