import fc from "fast-check";
import { money, moneyText, percentOf, roundMoney, sumMoney } from "./decimal";

const cents = fc.integer({ min: -100_000_000, max: 100_000_000 });
const asText = (value: number): string => moneyText(money(String(value)).div(100));

describe("decimal money", () => {
  it.each([
    ["0.005", "0.01"],
    ["-0.005", "-0.01"],
    ["1.005", "1.01"],
    ["2.675", "2.68"],
    ["1.0049999", "1.00"],
    ["-0.0049", "0.00"],
  ])("CNST-043 rounds %s half up to %s", (given, expected) => {
    expect(moneyText(money(given))).toBe(expected);
  });

  it("CNST-043 sums what floats cannot", () => {
    expect(moneyText(sumMoney(["0.1", "0.2"].map(money)))).toBe("0.30");
  });

  it("takes a percentage without rounding it", () => {
    expect(percentOf(money("0.33"), "12.5").toString()).toBe("0.04125");
  });

  it("sums whole cents exactly, in any order", () => {
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 40 }), (amounts) => {
        const exact = amounts.reduce((sum, each) => sum + each, 0);
        expect(moneyText(sumMoney(amounts.map((each) => money(asText(each)))))).toBe(asText(exact));
        expect(moneyText(sumMoney(amounts.toReversed().map((each) => money(asText(each)))))).toBe(asText(exact));
      }),
    );
  });

  it("rounds once: rounding again changes nothing", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (thousandths) => {
        const once = roundMoney(money(String(thousandths)).div(10_000));
        expect(roundMoney(once).eq(once)).toBe(true);
      }),
    );
  });
});
