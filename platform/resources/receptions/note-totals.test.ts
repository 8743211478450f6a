import { cases } from "@/tests/support/money-cases.json";
import { lineAmounts, noteTotals, type TotalsLine } from "./note-totals";

type WorkedCase = (typeof cases)[number];

function linesOf({ lines }: WorkedCase): TotalsLine[] {
  return lines.map((line) => ({
    quantityReceived: line.quantityReceived,
    price: line.price,
    rate: line.ratePercent,
    discount: "discount" in line ? line.discount : undefined,
  }));
}

describe("the platform's totals of a note, held against the same worked cases as the console's", () => {
  it.each(cases)("lines: $name", (each) => {
    const expected = each.expected.lines.map(({ unitPriceAfterDiscount, value }) => [unitPriceAfterDiscount, value]);
    expect(
      linesOf(each)
        .map(lineAmounts)
        .map(({ unitPrice, value }) => [unitPrice, value]),
    ).toEqual(expected);
  });

  it("tells a unit price that does not multiply out", () => {
    const line = { price: "2.00", rate: "21", discount: { isFixedValue: true, value: "1.00" } };
    expect(lineAmounts({ ...line, quantityReceived: 3 }).isRounded).toBe(true);
    expect(lineAmounts({ ...line, quantityReceived: 4 }).isRounded).toBe(false);
    expect(lineAmounts({ ...line, quantityReceived: 0 }).isRounded).toBe(false);
  });

  it.each(cases)("sums: $name", (each) => {
    const discounts = each.vatDiscounts.map(({ ratePercent, ...rest }) => ({ ...rest, forRate: ratePercent }));
    const { rates, ...sums } = noteTotals(linesOf(each), discounts);
    const { net, vat, total, buckets } = each.expected;
    expect(sums).toEqual({ net, vat, total });
    expect(rates.map(({ rate, ...amounts }) => ({ ratePercent: rate, ...amounts }))).toEqual(buckets);
  });
});
