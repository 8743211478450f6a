import fc from "fast-check";
import {
  lineValue,
  type PricedLine,
  type RateDiscount,
  receptionTotals,
  unitPriceAfterDiscount,
} from "@/lib/resources/receptions/reception-totals";
import { returnedPart } from "@/lib/resources/receptions/returned-part";
import { lineAmounts, noteTotals } from "@/platform/resources/receptions/note-totals";
import { returnTotals } from "@/platform/resources/return_to_supplier/return-totals";
import { type AnyNote, anyNote, anyReturnedNote } from "./any-note";

/** A note in the console's words. */
function toConsole({ lines, rateDiscounts }: AnyNote) {
  const items = lines.map(({ quantityReceived, price, rate, discount }, id): PricedLine & { id: number } => ({
    id,
    quantity: { quantityReceived },
    pricePurchase: price ?? undefined,
    rateVAT: { rate },
    discount,
  }));
  const vatDiscounts = rateDiscounts.map(({ rate, discount }): RateDiscount => ({ ...discount, forRateVAT: rate }));
  return { items, vatDiscounts };
}

/** The same in the platform's. */
function toPlatform({ lines, rateDiscounts }: AnyNote) {
  return {
    lines: lines.map((line, id) => ({ ...line, id, rate: String(line.rate) })),
    discounts: rateDiscounts.map(({ rate, discount }) => ({ ...discount, forRate: String(rate) })),
  };
}

interface Sums {
  net: string;
  vat: string;
  total: string;
}

interface RateSums extends Omit<Sums, "total"> {
  rate: string | number;
  base: string;
  discount: string;
}

/** In one text: to compare objects ten thousand times takes longer than to compute them. */
function figures(rates: readonly RateSums[], { net, vat, total }: Sums): string {
  const ofRates = rates.map((each) => [each.rate, each.base, each.discount, each.net, each.vat].join(" "));
  return [...ofRates, net, vat, total].join("\n");
}

describe("console and platform compute on their own, and alike", () => {
  it("RECP-024 RECP-025 RECP-026 RECP-027 10,000 notes", () => {
    fc.assert(
      fc.property(anyNote, (note) => {
        const { items, vatDiscounts } = toConsole(note);
        const { lines, discounts } = toPlatform(note);
        const ours = receptionTotals(items, vatDiscounts);
        const theirs = noteTotals(lines, discounts);
        const ofOurLines = items.map((line) => `${lineValue(line) ?? null} ${unitPriceAfterDiscount(line) ?? null}`);
        const ofTheirLines = lines.map(lineAmounts).map(({ value, unitPrice }) => `${value} ${unitPrice}`);
        expect(`${figures(ours.buckets, ours)}\n${ofOurLines}`).toBe(
          `${figures(theirs.rates, theirs)}\n${ofTheirLines}`,
        );
      }),
      { numRuns: 10_000 },
    );
  });

  it("RETS-003 300 notes that go back in parts", () => {
    fc.assert(
      fc.property(anyReturnedNote, ({ note, returns: drawn }) => {
        const ours = toConsole(note);
        const theirs = toPlatform(note);
        const returns = drawn.map((each) => each.map(({ line, pieces }) => ({ id: line, quantity: -pieces })));
        for (const [at, returned] of returns.entries()) {
          const before = returns.slice(0, at).flat();
          const part = returnedPart(ours, before, returned);
          const { lines, totals } = returnTotals(theirs, before, returned);
          expect(figures(part.totals.buckets, part.totals)).toBe(figures(totals.rates, totals));
          expect(
            part.lines.map((line) => [line?.value ?? null, line?.unitPrice ?? null, line?.isUnitPriceRounded]),
          ).toEqual(lines.map(({ value, unitPrice, isRounded }) => [value, unitPrice, isRounded]));
        }
      }),
      { numRuns: 300 },
    );
  });
});
