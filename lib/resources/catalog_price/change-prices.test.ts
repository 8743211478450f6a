import fc from "fast-check";
import { money, moneyText } from "@/lib/money/decimal";
import { planChange, readChange } from "./change-prices";

const rowsOf = (...prices: string[]) => prices.map((price, key) => ({ key, label: `Produs ${key}`, price }));
const outcome = (kind: "amount" | "percent", by: string, ...prices: string[]) =>
  planChange(rowsOf(...prices), { kind, by }).map(({ to, refusal }) => to ?? refusal);

it.each([
  ["amount", "-5", "-5"],
  ["amount", " +2,50 ", "2.50"],
  ["percent", "10 %", "10"],
  ["percent", "- 7.5", "-7.5"],
] as const)("reads a change by %s of %j", (kind, typed, by) => {
  expect(readChange(kind, typed)).toEqual({ kind, by });
});

it.each(["", "0", "-0,00", "ten", "--5", "5-", "10%", "1.125"])("reads no change in %j", (typed) => {
  expect(readChange("amount", typed)).toBeUndefined();
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
