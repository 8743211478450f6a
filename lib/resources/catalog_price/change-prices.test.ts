import fc from "fast-check";
import { money, moneyText } from "@/lib/money/decimal";
import { type PriceEnding, planChange, priceEndings, readChange } from "./change-prices";

const rowsOf = (...prices: string[]) => prices.map((price, key) => ({ key, label: `Produs ${key}`, price }));
const outcome = (kind: "amount" | "percent", by: string, ...prices: string[]) =>
  planChange(rowsOf(...prices), { kind, by }).map(({ to, refusal }) => to ?? refusal);

const up = { kind: "amount", direction: "up" } as const;

it("reads a change with the direction that is chosen", () => {
  expect(readChange({ ...up, typed: "2.50" })).toEqual({ kind: "amount", by: "2.50" });
  expect(readChange({ kind: "percent", direction: "down", typed: "7.5", ending: "0.99" })).toEqual({
    kind: "percent",
    by: "-7.5",
    ending: "0.99",
  });
});

it("says why there is no change", () => {
  const reasons = ["", "0", "0.00", "1.125", "1.2.3"].map((typed) => readChange({ ...up, typed }));
  expect(reasons).toEqual(["none", "zero", "zero", "format", "format"]);
});

it("a 0 with an ending rounds alone", () => {
  expect(readChange({ ...up, direction: "down", typed: "0", ending: "0.90" })).toEqual({
    kind: "amount",
    by: "0",
    ending: "0.90",
  });
});

it("an ending makes of each price the nearest one that ends so, and of two the higher one", () => {
  const ended = (ending: PriceEnding, by: string, ...prices: string[]) =>
    planChange(rowsOf(...prices), { kind: "percent", by, ending }).map(({ to, refusal }) => to ?? refusal);
  expect(ended("0.99", "0", "12.34", "12.49", "12.50", "12.99")).toEqual(["11.99", "12.99", "12.99", "unchanged"]);
  expect(ended("0.50", "10", "10.00", "9.00")).toEqual(["11.50", "9.50"]);
  expect(ended("0.90", "0", "4.40", "4.39")).toEqual(["4.90", "3.90"]);
  // Below 1 there is no price: the nearest one is above.
  expect(ended("0.99", "0", "1.10")).toEqual(["1.99"]);
  expect(ended("0.99", "-50", "1.10")).toEqual(["priceTooLow"]);
});

it("a price with an ending is never further away than 50 bani, but for those next to 1", () => {
  const bani = fc.integer({ min: 200, max: 1_000_000 });
  fc.assert(
    fc.property(bani, fc.constantFrom(...priceEndings), (price, ending) => {
      const before = money(String(price)).div(100);
      const [row] = planChange(rowsOf(moneyText(before)), { kind: "amount", by: "0", ending });
      const after = row?.to ?? moneyText(before);
      expect(after.endsWith(ending.slice(1))).toBe(true);
      expect(Number(money(after).minus(before).abs())).toBeLessThanOrEqual(0.5);
    }),
  );
});

it("CNST-043 rounds each new price half up to 2 places", () => {
  expect(outcome("percent", "10", "4.45", "0.95", "12.34")).toEqual(["4.90", "1.05", "13.57"]);
  expect(outcome("percent", "-50", "4.45")).toEqual(["2.23"]);
  expect(outcome("amount", "0.5", "4.45")).toEqual(["4.95"]);
});

it("CATA-020 tells beforehand which rows would be refused", () => {
  expect(outcome("amount", "-4", "4.50", "4.00", "3.00", "5.00")).toEqual([
    "priceTooLow",
    "priceTooLow",
    "priceTooLow",
    "1.00",
  ]);
  expect(outcome("percent", "1000000000", "999999999.00")).toEqual(["priceFormat"]);
});

it("leaves out rows without a price, and says which would stay the same", () => {
  expect(planChange(rowsOf("", "abc"), { kind: "amount", by: "1" })).toEqual([]);
  expect(outcome("percent", "0.1", "1.00")).toEqual(["unchanged"]);
});

it("an amount and its opposite lead back to every price that both let through", () => {
  const bani = fc.integer({ min: 100, max: 100_000 });
  fc.assert(
    fc.property(bani, fc.integer({ min: -50_000, max: 50_000 }), (price, change) => {
      const text = (value: number) => moneyText(money(String(value)).div(100));
      const [there] = planChange(rowsOf(text(price)), { kind: "amount", by: text(change) });
      if (there?.to === undefined) return;
      const [back] = planChange(rowsOf(there.to), { kind: "amount", by: text(-change) });
      expect(back?.to).toBe(text(price));
    }),
  );
});
