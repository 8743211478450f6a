import { cases } from "@/tests/support/return-cases.json";
import { lineValue, unitPriceAfterDiscount } from "./reception-totals";
import { returnedPart } from "./returned-part";

type WorkedCase = (typeof cases)[number];

function noteOf({ lines, vatDiscounts }: WorkedCase) {
  return {
    items: lines.map((line) => ({
      id: line.id,
      quantity: { quantityReceived: line.quantityReceived },
      pricePurchase: line.price ?? undefined,
      rateVAT: { rate: Number(line.ratePercent) },
      discount: "discount" in line ? line.discount : undefined,
    })),
    vatDiscounts: vatDiscounts.map(({ ratePercent, ...rest }) => ({ ...rest, forRateVAT: Number(ratePercent) })),
  };
}

describe("what goes back to a supplier is valued as it was received", () => {
  it.each(cases)("RETS-003 RECP-024 RECP-025 RECP-026 RECP-027 $name", (each) => {
    const { lines, totals } = returnedPart(noteOf(each), each.returned);
    const shown = lines.map((line) => ({
      unitPriceAfterDiscount: (line && unitPriceAfterDiscount(line)) ?? null,
      value: (line && lineValue(line)) ?? null,
    }));
    const { rate: expectedRate, lines: expectedLines, ...expectedSums } = each.expected;
    expect(shown).toEqual(expectedLines);
    const { buckets, ...sums } = totals;
    expect(sums).toEqual(expectedSums);
    const { ratePercent, ...amounts } = expectedRate;
    expect(buckets).toContainEqual({ rate: Number(ratePercent), ...amounts });
  });

  it("a line that the note does not have has no value, and its pieces make no note whole", () => {
    const note = {
      items: [{ id: 1, quantity: { quantityReceived: 2 }, pricePurchase: "1.00", rateVAT: { rate: 9 } }],
      vatDiscounts: [{ forRateVAT: 5, isFixedValue: true, value: "1.00" }],
    };
    const { lines, totals } = returnedPart(note, [{ id: 7, quantity: -2 }]);
    expect(lines).toEqual([undefined]);
    expect(totals).toMatchObject({ net: "0.00", total: "0.00" });
  });
});
