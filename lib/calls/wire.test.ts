import Big from "big.js";
import fc from "fast-check";
import * as z from "#schema";
import { amount, calendarDay, withDaysOf } from "./wire";

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

it.each([
  ["2026-12-31", "2026-12-31", "2026-12-31"],
  // Days that were written as moments: they are nobody's in particular.
  ["2026-12-31T00:00:00Z", "2026-12-31", "2026-12-31"],
  ["2026-12-31T00:00:00.000+00:00", "2026-12-31", "2026-12-31"],
  ["2026-12-31T00:00:00", "2026-12-31", "2026-12-31"],
  ["2026-12-31 00:00:00", "2026-12-31", "2026-12-31"],
  ["2026-12-30T22:00:00Z", "2026-12-31", "2026-12-30"],
  ["2026-12-31T00:00:00+02:00", "2026-12-31", "2026-12-30"],
  ["2026-12-31T21:59:59.999Z", "2026-12-31", "2026-12-31"],
  ["2026-12-31T22:30", "2027-01-01", "2026-12-31"],
  ["2026-12-31T05:00:00Z", "2026-12-31", "2026-12-31"],
  ["2026-07-30T21:00:00+0000", "2026-07-31", "2026-07-30"],
  ["2026-12-31T04:59:59Z", "2026-12-31", "2026-12-30"],
])("DATE-003 the day that a platform sends as %s is %s in Bucharest and %s in Bogotá", (wire, there, farAway) => {
  const read = () => z.parse(calendarDay, wire);
  expect([withDaysOf("Europe/Bucharest", read), withDaysOf("America/Bogota", read)]).toEqual([there, farAway]);
});

it("a place of days ends with what is read as of it, also where that fails", () => {
  const late = () => z.parse(calendarDay, "2026-12-30T23:30:00Z");
  const failing = () =>
    withDaysOf("Pacific/Auckland", () => {
      throw new Error("no answer");
    });
  withDaysOf("America/Bogota", () => {
    expect(failing).toThrow("no answer");
    expect(late()).toBe("2026-12-30");
  });
});
