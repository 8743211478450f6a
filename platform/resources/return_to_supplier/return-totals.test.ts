import { cases } from "@/tests/support/return-cases.json";
import { discountedUnitPrice, lineValue } from "../receptions/note-totals";
import { returnTotals } from "./return-totals";

describe("the platform's totals of a return, held against the same worked cases as the console's", () => {
  it.each(cases)("$name", (each) => {
    const note = {
      lines: each.lines.map(({ ratePercent, ...line }) => ({ ...line, rate: ratePercent })),
      discounts: each.vatDiscounts.map(({ ratePercent, ...rest }) => ({ ...rest, forRate: ratePercent })),
    };
    const { lines, totals } = returnTotals(note, each.returned);
    const { rate: expectedRate, lines: expectedLines, ...expectedSums } = each.expected;
    expect(
      lines.map((line) => ({ unitPriceAfterDiscount: discountedUnitPrice(line), value: lineValue(line) })),
    ).toEqual(expectedLines);
    const { rates, ...sums } = totals;
    expect(sums).toEqual(expectedSums);
    const { ratePercent, ...amounts } = expectedRate;
    expect(rates).toContainEqual({ rate: ratePercent, ...amounts });
  });
});
