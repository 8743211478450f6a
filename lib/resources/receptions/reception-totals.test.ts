import fc from "fast-check";
import { money, moneyText, sumMoney } from "@/lib/money/decimal";
import { type AnyNote, anyNote } from "@/tests/support/any-note";
import { cases } from "@/tests/support/money-cases.json";
import {
  defaultVatRate,
  isUnitPriceRounded,
  lineDiscountVat,
  lineValue,
  type PricedLine,
  type RateDiscount,
  rateDiscountVat,
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

function discountsOf({ vatDiscounts }: WorkedCase): RateDiscount[] {
  return vatDiscounts.map(({ ratePercent, ...rest }) => ({ ...rest, forRateVAT: Number(ratePercent) }));
}

function pricedNote({ lines, rateDiscounts }: AnyNote): [PricedLine[], RateDiscount[]] {
  return [
    lines.map(({ quantityReceived, price, rate, discount }) => ({
      quantity: { quantityReceived },
      pricePurchase: price ?? undefined,
      rateVAT: { rate },
      discount,
    })),
    rateDiscounts.map(({ rate, discount }) => ({ ...discount, forRateVAT: rate })),
  ];
}

describe("reception totals, worked cases", () => {
  it.each(cases)("RECP-024 RECP-025 RECP-022 lines: $name", (each) => {
    const shown = linesOf(each).map((line) => ({
      unitPriceAfterDiscount: unitPriceAfterDiscount(line) ?? null,
      value: lineValue(line) ?? null,
      discountVat: line.discount ? lineDiscountVat(line) : null,
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
    const { buckets, ...sums } = receptionTotals(linesOf(each), discountsOf(each));
    const { net, vat, total, buckets: expectedBuckets } = each.expected;
    expect(buckets.map(({ rate, ...rest }) => ({ ratePercent: String(rate), ...rest }))).toEqual(expectedBuckets);
    expect(sums).toEqual({ net, vat, total });
  });

  it.each(cases)("RECP-010 VAT of what the rates' discounts take off: $name", (each) => {
    const lines = linesOf(each);
    expect(discountsOf(each).map((discount) => rateDiscountVat(lines, discount))).toEqual(each.expected.discountVats);
  });

  it.each(cases)("RECP-028 default VAT: $name", (each) => {
    const lowest = each.expected.lowestRatePercent;
    expect(defaultVatRate(linesOf(each))).toBe(lowest === null ? undefined : Number(lowest));
  });
});

describe("reception totals, always", () => {
  const anyPricedNote = anyNote.map(pricedNote);

  it("RECP-011 CNST-042 the five rates have a bucket, by rising rate", () => {
    fc.assert(
      fc.property(anyPricedNote, ([lines, discounts]) => {
        const rates = receptionTotals(lines, discounts).buckets.map((bucket) => bucket.rate);
        expect(rates).toEqual(expect.arrayContaining([5, 8, 9, 19, 20]));
        expect(rates).toEqual([...new Set(rates)].sort((one, other) => one - other));
      }),
    );
  });

  it("RECP-026 RECP-027 nothing is dropped: bases are all line values, buckets sum to net, VAT and total", () => {
    fc.assert(
      fc.property(anyPricedNote, ([lines, discounts]) => {
        const { buckets, net, vat, total } = receptionTotals(lines, discounts);
        const sumOf = (amounts: readonly string[]) => moneyText(sumMoney(amounts.map(money)));
        expect(sumOf(buckets.map((bucket) => bucket.base))).toBe(sumOf(lines.map((line) => lineValue(line) ?? "0")));
        expect(sumOf(buckets.map((bucket) => bucket.net))).toBe(net);
        expect(sumOf(buckets.map((bucket) => bucket.vat))).toBe(vat);
        expect(sumOf(buckets.flatMap((bucket) => [bucket.net, bucket.vat]))).toBe(total);
      }),
    );
  });

  it("RECP-026 the order of lines does not matter", () => {
    fc.assert(
      fc.property(anyPricedNote, ([lines, discounts]) => {
        expect(receptionTotals(lines.toReversed(), discounts.toReversed())).toEqual(receptionTotals(lines, discounts));
      }),
    );
  });
});
