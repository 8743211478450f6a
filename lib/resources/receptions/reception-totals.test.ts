import fc from "fast-check";
import { money, moneyText, sumMoney } from "@/lib/money/decimal";
import { cases } from "@/tests/support/money-cases.json";
import {
  defaultVatRate,
  isUnitPriceRounded,
  lineValue,
  type PricedLine,
  receptionTotals,
  unitPriceAfterDiscount,
} from "./reception-totals";

type WorkedCase = (typeof cases)[number];

function linesOf({ lines }: WorkedCase): PricedLine[] {
  return lines.map((line) => ({
    quantity: { quantityReceived: line.quantityReceived },
    pricePurchase: line.price ?? undefined,
    rateVAT: { rate: Number(line.ratePercent) },
    discount: "discount" in line ? line.discount : undefined,
  }));
}

const cents = (max: number) => fc.integer({ min: 0, max }).map((value) => moneyText(money(String(value)).div(100)));
const anyDiscount = fc.record({ isFixedValue: fc.boolean(), value: cents(5_000) });
const anyLine: fc.Arbitrary<PricedLine> = fc.record({
  quantity: fc.record({ quantityReceived: fc.integer({ min: 0, max: 10_000 }) }),
  pricePurchase: fc.option(cents(10_000_000), { nil: undefined }),
  rateVAT: fc.record({ rate: fc.constantFrom(5, 8, 9, 11, 19, 20, 21) }),
  discount: fc.option(anyDiscount, { nil: undefined }),
});
const anyRateDiscount = fc.record({
  forRateVAT: fc.constantFrom(5, 8, 9, 11, 19, 20, 21),
  isFixedValue: fc.boolean(),
  value: cents(5_000),
});

describe("reception totals, worked cases", () => {
  it.each(cases)("RECP-024 RECP-025 RECP-022 lines: $name", (each) => {
    const shown = linesOf(each).map((line) => ({
      unitPriceAfterDiscount: unitPriceAfterDiscount(line) ?? null,
      value: lineValue(line) ?? null,
    }));
    expect(shown).toEqual(each.expected.lines);
  });

  it.each([
    { name: "10 x 4.20, nothing off", price: "4.20", quantityReceived: 10, discount: undefined, isRounded: false },
    { name: "4 x 2.00, 1.00 off", price: "2.00", quantityReceived: 4, discount: "1.00", isRounded: false },
    { name: "3 x 2.00, 1.00 off", price: "2.00", quantityReceived: 3, discount: "1.00", isRounded: true },
    { name: "nothing received", price: "2.00", quantityReceived: 0, discount: "1.00", isRounded: false },
  ])(
    "RECP-025 a shown unit price that does not multiply out: $name",
    ({ price, quantityReceived, discount, isRounded }) => {
      const line = {
        quantity: { quantityReceived },
        pricePurchase: price,
        rateVAT: { rate: 21 },
        discount: discount === undefined ? undefined : { isFixedValue: true, value: discount },
      };
      expect(isUnitPriceRounded(line)).toBe(isRounded);
    },
  );

  it.each(cases)("RECP-026 RECP-027 CNST-042 CNST-043 totals: $name", (each) => {
    const discounts = each.vatDiscounts.map(({ ratePercent, ...rest }) => ({
      ...rest,
      forRateVAT: Number(ratePercent),
    }));
    const { buckets, ...sums } = receptionTotals(linesOf(each), discounts);
    const { lines, lowestRatePercent, buckets: expectedBuckets, ...expectedSums } = each.expected;
    expect(buckets.map(({ rate, ...rest }) => ({ ratePercent: String(rate), ...rest }))).toEqual(expectedBuckets);
    expect(sums).toEqual(expectedSums);
  });

  it.each(cases)("RECP-028 default VAT: $name", (each) => {
    const lowest = each.expected.lowestRatePercent;
    expect(defaultVatRate(linesOf(each))).toBe(lowest === null ? undefined : Number(lowest));
  });
});

describe("reception totals, always", () => {
  const anyNote = [fc.array(anyLine, { maxLength: 30 }), fc.array(anyRateDiscount, { maxLength: 6 })] as const;

  it("RECP-011 CNST-042 the five rates have a bucket, by rising rate", () => {
    fc.assert(
      fc.property(...anyNote, (lines, discounts) => {
        const rates = receptionTotals(lines, discounts).buckets.map((bucket) => bucket.rate);
        expect(rates).toEqual(expect.arrayContaining([5, 8, 9, 19, 20]));
        expect(rates).toEqual([...new Set(rates)].sort((one, other) => one - other));
      }),
    );
  });

  it("RECP-026 nothing is dropped: bases are all line values, total is net plus VAT", () => {
    fc.assert(
      fc.property(...anyNote, (lines, discounts) => {
        const { buckets, net, vat, total } = receptionTotals(lines, discounts);
        const values = lines.map((line) => money(lineValue(line) ?? "0"));
        expect(moneyText(sumMoney(buckets.map((bucket) => money(bucket.base))))).toBe(moneyText(sumMoney(values)));
        expect(money(net).plus(vat).eq(total)).toBe(true);
      }),
    );
  });

  it("RECP-026 the order of lines does not matter", () => {
    fc.assert(
      fc.property(...anyNote, (lines, discounts) => {
        expect(receptionTotals(lines.toReversed(), discounts.toReversed())).toEqual(receptionTotals(lines, discounts));
      }),
    );
  });
});
