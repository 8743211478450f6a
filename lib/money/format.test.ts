import fc from "fast-check";
import { money, moneyText } from "./decimal";
import { formatAmount, formatDecimal, formatMoney, formatPercent, formatQuantity } from "./format";

describe("money for people", () => {
  it("CNST-016 carries its unit, grouped as the language does", () => {
    expect(formatMoney("1234.5", "RON", "en")).toBe("1,234.50\u00a0RON");
    expect(formatMoney("1234.5", "RON", "ro")).toBe("1.234,50\u00a0RON");
    expect(formatMoney("-0.005", "EUR", "en")).toBe("-0.01\u00a0EUR");
  });

  it("CNST-016 what somebody else wrote keeps its places", () => {
    const written = ["3.3333", "240", "-1.2", "10 percent"];
    expect(written.map((text) => formatDecimal(text, "ro"))).toEqual(["3,3333", "240", "-1,2", "10 percent"]);
    expect(written.map((text) => formatDecimal(text, "en"))).toEqual(written);
  });

  it("CNST-016 rounds halves away from zero, and shows no sign of what rounds to nothing", () => {
    const shown = ["0.005", "-0.005", "1.005", "2.675", "-2.675", "0.004", "-0.004", "-0", "0012.5"];
    expect(shown.map((amount) => formatAmount(amount, "en"))).toEqual(shown.map((amount) => moneyText(money(amount))));
    expect(() => formatAmount("twelve", "en")).toThrow(RangeError);
  });

  it("CNST-043 keeps every digit of a large amount", () => {
    expect(formatAmount("9007199254740993.01", "en")).toBe("9,007,199,254,740,993.01");
  });

  it("CNST-015 shows a percentage with its sign", () => {
    expect(formatPercent(19, "en")).toBe("19%");
    expect(formatPercent("12.5", "ro")).toMatch(/^12,5\s?%$/);
    expect(formatMoney("30.00", "%", "ro")).toBe("30\u00a0%");
    expect(formatMoney("12.50", "%", "en")).toBe("12.5%");
    // Through a float 1.005 would come out below its half.
    expect(formatPercent("1.005", "en")).toBe("1.01%");
  });

  it("CNST-016 CNST-015 writes whole numbers and amounts of two places as the languages do", () => {
    const places = { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "negative" } as const;
    for (const locale of ["en", "ro"]) {
      const [count, amount] = [new Intl.NumberFormat(locale), new Intl.NumberFormat(locale, places)];
      fc.assert(
        fc.property(fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -99_999, max: 99_999 })), (whole) => {
          expect(formatQuantity(whole, locale)).toBe(count.format(whole));
          const text = moneyText(money(String(whole)).div(100));
          expect(formatAmount(text, locale)).toBe(amount.format(text));
        }),
      );
      expect([formatAmount("-0.00", locale), formatQuantity(-0, locale)]).toEqual([amount.format(0), count.format(-0)]);
    }
  });

  it("has one minus for amounts, percentages and quantities", () => {
    expect([formatAmount("-12", "ro"), formatPercent("-5", "en"), formatQuantity(-83, "ro")]).toEqual([
      "-12,00",
      "-5%",
      "-83",
    ]);
  });

  it("groups quantities and keeps at most three places", () => {
    expect(formatQuantity(12_000, "ro")).toBe("12.000");
    expect(formatQuantity(0.5, "en")).toBe("0.5");
  });
});
