import { formatAmount, formatMoney, formatPercent, formatQuantity } from "./format";

describe("money for people", () => {
  it("CNST-016 carries its unit, grouped as the language does", () => {
    expect(formatMoney("1234.5", "RON", "en")).toBe("1,234.50\u00a0RON");
    expect(formatMoney("1234.5", "RON", "ro")).toBe("1.234,50\u00a0RON");
    expect(formatMoney("-0.005", "EUR", "en")).toBe("-0.01\u00a0EUR");
  });

  it("CNST-043 keeps every digit of a large amount", () => {
    expect(formatAmount("9007199254740993.01", "en")).toBe("9,007,199,254,740,993.01");
  });

  it("CNST-015 shows a percentage with its sign", () => {
    expect(formatPercent(19, "en")).toBe("19%");
    expect(formatPercent("12.5", "ro")).toMatch(/^12,5\s?%$/);
    expect(formatMoney("30.00", "%", "ro")).toBe("30\u00a0%");
    expect(formatMoney("12.50", "%", "en")).toBe("12.5%");
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
