import fc from "fast-check";
import { money, moneyText, sumMoney } from "@/lib/money/decimal";
import { type AnyNote, anyReturnedNote } from "@/tests/support/any-note";
import { cases } from "@/tests/support/return-cases.json";
import { lineValue, receptionTotals } from "./reception-totals";
import { type PricedNote, type Returned, returnedPart } from "./returned-part";

type WorkedCase = (typeof cases)[number];

function noteOf({ lines, vatDiscounts }: WorkedCase): PricedNote {
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

function anyNoteOf({ lines, rateDiscounts }: AnyNote): PricedNote {
  return {
    items: lines.map(({ quantityReceived, price, rate, discount }, id) => ({
      id,
      quantity: { quantityReceived },
      pricePurchase: price ?? undefined,
      rateVAT: { rate },
      discount,
    })),
    vatDiscounts: rateDiscounts.map(({ rate, discount }) => ({ ...discount, forRateVAT: rate })),
  };
}

/** Each part with all that went back before it. */
function partsOf(note: PricedNote, returns: readonly (readonly Returned[])[]) {
  return returns.map((returned, at) => returnedPart(note, returns.slice(0, at).flat(), returned));
}

const negative = (amount: string) => moneyText(money(amount).neg());
const together = (amounts: readonly string[]) => moneyText(sumMoney(amounts.map(money)));

describe("what goes back to a supplier is valued as it was received", () => {
  it.each(cases)("RETS-003 RECP-024 RECP-025 RECP-026 RECP-027 $name", (each) => {
    const parts = partsOf(
      noteOf(each),
      each.parts.map(({ returned }) => returned),
    );
    for (const [at, { lines, totals }] of parts.entries()) {
      const { rate: expectedRate, lines: expectedLines, ...expectedSums } = each.parts[at]?.expected ?? {};
      const shown = lines.map((line) => ({
        unitPriceAfterDiscount: line?.unitPrice ?? null,
        value: line?.value ?? null,
      }));
      const { buckets, ...sums } = totals;
      expect(shown).toEqual(expectedLines);
      expect(sums).toEqual(expectedSums);
      expect(buckets.map(({ rate, ...amounts }) => ({ ratePercent: String(rate), ...amounts }))).toContainEqual(
        expectedRate,
      );
    }
  });

  it("a fixed discount is shown by the pieces that go back, and a price that does not multiply out is marked", () => {
    const quantity = { quantityReceived: 3 };
    const items = [
      { id: 1, quantity, pricePurchase: "2.00", rateVAT: { rate: 9 }, discount: { isFixedValue: true, value: "1.00" } },
    ];
    const [line] = returnedPart(
      { items, vatDiscounts: [] },
      [{ id: 1, quantity: -1 }],
      [{ id: 1, quantity: -1 }],
    ).lines;
    expect(line).toMatchObject({ value: "-1.66", unitPrice: "1.67", isUnitPriceRounded: true });
    expect(line?.discount).toMatchObject({ isFixedValue: true, value: "-0.33" });
  });

  it("a line that the note does not have has no value, and its pieces make no note whole", () => {
    const note = {
      items: [{ id: 1, quantity: { quantityReceived: 2 }, pricePurchase: "1.00", rateVAT: { rate: 9 } }],
      vatDiscounts: [{ forRateVAT: 5, isFixedValue: true, value: "1.00" }],
    };
    const { lines, totals } = returnedPart(note, [], [{ id: 7, quantity: -2 }]);
    expect(lines).toEqual([undefined]);
    expect(totals).toMatchObject({ net: "0.00", total: "0.00" });
  });

  it("RECP-026 RECP-027 CNST-043 parts sum to the note to the ban, each figure of them", () => {
    fc.assert(
      fc.property(anyReturnedNote, ({ note: drawn, returns: drawnReturns }) => {
        const note = anyNoteOf(drawn);
        const returns = drawnReturns.map((each) => each.map(({ line, pieces }) => ({ id: line, quantity: -pieces })));
        fc.pre(returns.flat().length > 0);
        const parts = partsOf(note, returns);
        const whole = receptionTotals(note.items, note.vatDiscounts);
        for (const key of ["net", "vat", "total"] as const)
          expect(together(parts.map(({ totals }) => totals[key]))).toBe(negative(whole[key]));
        for (const [at, bucket] of whole.buckets.entries())
          for (const key of ["base", "discount", "net", "vat"] as const)
            expect(together(parts.map(({ totals }) => totals.buckets[at]?.[key] ?? "0"))).toBe(negative(bucket[key]));
        for (const item of note.items) {
          const values = parts.flatMap(({ lines }, part) =>
            lines.filter((_, at) => returns[part]?.[at]?.id === item.id).map((line) => line?.value ?? "0"),
          );
          expect(together(values)).toBe(negative(lineValue(item) ?? "0"));
        }
      }),
    );
  });

  it("the order of what goes back at once moves no sum", () => {
    fc.assert(
      fc.property(anyReturnedNote, ({ note: drawn, returns }) => {
        const note = anyNoteOf(drawn);
        const [before = [], returned = []] = returns.map((each) =>
          each.map(({ line, pieces }) => ({ id: line, quantity: -pieces })),
        );
        const { totals } = returnedPart(note, before, returned);
        expect(returnedPart(note, before.toReversed(), returned.toReversed()).totals).toEqual(totals);
      }),
    );
  });
});
