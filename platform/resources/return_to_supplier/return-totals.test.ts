import { cases } from "@/tests/support/return-cases.json";
import { returnsInTurn, returnTotals } from "./return-totals";

describe("the platform's totals of a return, held against the same worked cases as the console's", () => {
  it.each(cases)("$name", (each) => {
    const note = {
      lines: each.lines.map(({ ratePercent, ...line }) => ({ ...line, rate: ratePercent })),
      discounts: each.vatDiscounts.map(({ ratePercent, ...rest }) => ({ ...rest, forRate: ratePercent })),
    };
    const soFar = returnsInTurn(note);
    for (const [at, { returned, expected }] of each.parts.entries()) {
      const before = each.parts.slice(0, at).flatMap((part) => part.returned);
      const { lines, totals } = returnTotals(note, before, returned);
      expect(soFar(returned)).toEqual({ lines, totals });
      const { rate: expectedRate, lines: expectedLines, ...expectedSums } = expected;
      expect(lines.map(({ unitPrice, value }) => ({ unitPriceAfterDiscount: unitPrice, value }))).toEqual(
        expectedLines,
      );
      const { rates, ...sums } = totals;
      expect(sums).toEqual(expectedSums);
      expect(rates.map(({ rate, ...amounts }) => ({ ratePercent: rate, ...amounts }))).toContainEqual(expectedRate);
    }
  });
});
