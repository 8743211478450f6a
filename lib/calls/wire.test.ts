import Big from "big.js";
import fc from "fast-check";
import * as z from "#schema";
import { amount } from "./wire";

it.each<readonly [unknown, string]>([
  [12.5, "12.50"],
  ["12.5", "12.50"],
  ["12.50", "12.50"],
  ["012.500", "12.50"],
  [12, "12.00"],
  ["0.1250", "0.125"],
  [-3.1, "-3.10"],
  ["-0.00", "0.00"],
  [-0, "0.00"],
  [1e21, "1000000000000000000000.00"],
  [0.000_000_1, "0.0000001"],
])("an amount that the platform sends as %p is %s", (wire, text) => {
  expect(z.parse(amount, wire)).toBe(text);
});

it("amounts that are equal have one text, and none changes its value", () => {
  const decimals = fc
    .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.stringMatching(/^\d{0,6}$/))
    .map(([isNegative, whole, fraction]) => `${isNegative ? "-" : ""}${whole}${fraction === "" ? "" : `.${fraction}`}`);
  fc.assert(
    fc.property(decimals, fc.nat(3), fc.nat(4), (decimal, before, after) => {
      const text = z.parse(amount, decimal);
      expect(new Big(text).eq(decimal)).toBe(true);
      const written = decimal.replace(/^(-?)/, `$1${"0".repeat(before)}`);
      const longer = written.includes(".") ? written + "0".repeat(after) : `${written}.${"0".repeat(after + 1)}`;
      expect(z.parse(amount, longer)).toBe(text);
    }),
  );
});

it.each(["", "12,5", "1e3", "twelve", null, Number.NaN, Number.POSITIVE_INFINITY])("%p is no amount", (wire) => {
  expect(z.safeParse(amount, wire).success).toBe(false);
});
