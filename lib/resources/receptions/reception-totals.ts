import type Big from "big.js";
import { type MoneyText, money, moneyText, percentOf, roundMoney, sumMoney } from "@/lib/money/decimal";

/** VAT rates that always have a bucket, in percent (2§9). Other rates get one where they occur (reading 24). */
const standingVatRates = [5, 8, 9, 19, 20] as const;

/** Without `isFixedValue`, `value` is a percentage (RECP-017). */
export interface Discount {
  isFixedValue: boolean;
  value: string;
  /** Where the fixed value is the part of an amount that falls on what goes back: `of` x `part` / `whole`. */
  share?: { of: string; part: string; whole: string };
}

export interface PricedLine {
  quantity: { quantityReceived: number };
  /** Net unit price. */
  pricePurchase?: string;
  /** In percent. */
  rateVAT: { rate: number };
  discount?: Discount;
}

export interface RateDiscount extends Discount {
  /** In percent. */
  forRateVAT: number;
}

export interface VatBucket {
  /** In percent. */
  rate: number;
  base: MoneyText;
  discount: MoneyText;
  net: MoneyText;
  vat: MoneyText;
}

export interface ReceptionTotals {
  /** By rising rate. */
  buckets: VatBucket[];
  net: MoneyText;
  vat: MoneyText;
  total: MoneyText;
}

/**
 * Quantity x price, less the discount (2§9). The received quantity counts (reading 23).
 * @returns undefined where a person reads N/A: no price, or nothing received (RECP-022).
 */
export function lineValue(line: PricedLine): MoneyText | undefined {
  const gross = grossValue(line);
  return gross && moneyText(gross.minus(discountOf(gross, line.discount)));
}

/** A fixed discount is shared out over the quantity; a percentage comes off the unit price (2§9). */
export function unitPriceAfterDiscount(line: PricedLine): MoneyText | undefined {
  const gross = grossValue(line);
  return gross && moneyText(gross.minus(discountOf(gross, line.discount)).div(line.quantity.quantityReceived));
}

/**
 * The VAT of what a line's discount takes off, rounded once (reading 63). A line that is N/A has nothing to take it off.
 * It travels with the discount as `valueVAT` (RECP-009).
 */
export function lineDiscountVat(line: PricedLine): MoneyText {
  const gross = grossValue(line);
  return moneyText(gross === undefined ? money("0") : percentOf(discountOf(gross, line.discount), line.rateVAT.rate));
}

/** The VAT of what a rate's discount takes off, which is itself rounded to the ban (reading 63, RECP-010). */
export function rateDiscountVat(lines: readonly PricedLine[], discount: RateDiscount): MoneyText {
  const rate = discount.forRateVAT;
  return moneyText(percentOf(rateDiscount(baseOf(lines, rate), discount), rate));
}

/** Whether quantity x the shown unit price differs from the shown value, which is computed from the exact price. */
export function isUnitPriceRounded(line: PricedLine): boolean {
  const unitPrice = unitPriceAfterDiscount(line);
  return (
    unitPrice !== undefined && moneyText(money(unitPrice).times(line.quantity.quantityReceived)) !== lineValue(line)
  );
}

/** Each rate's base less its discounts, its VAT, and their sums (2§9, RECP-026, RECP-027). */
export function receptionTotals(lines: readonly PricedLine[], discounts: readonly RateDiscount[]): ReceptionTotals {
  const buckets = ratesOf(lines, discounts).map((rate) =>
    bucketOf(
      rate,
      baseOf(lines, rate),
      discounts.filter((each) => each.forRateVAT === rate),
    ),
  );
  const net = sumMoney(buckets.map((bucket) => money(bucket.net)));
  const vat = sumMoney(buckets.map((bucket) => money(bucket.vat)));
  return { buckets, net: moneyText(net), vat: moneyText(vat), total: moneyText(net.plus(vat)) };
}

/** The rate that a new line begins with: the lowest among the items (RECP-028). */
export function defaultVatRate(lines: readonly PricedLine[]): number | undefined {
  return lines.length === 0 ? undefined : Math.min(...lines.map((line) => line.rateVAT.rate));
}

/** The standing rates and those that occur, rising. */
function ratesOf(lines: readonly PricedLine[], discounts: readonly RateDiscount[]): number[] {
  const occurring = [...lines.map((line) => line.rateVAT.rate), ...discounts.map((each) => each.forRateVAT)];
  return [...new Set([...standingVatRates, ...occurring])].sort((one, other) => one - other);
}

/** The values of a rate's lines, rounded each. */
export function baseOf(lines: readonly PricedLine[], rate: number): Big {
  return sumMoney(lines.filter((line) => line.rateVAT.rate === rate).map((line) => money(lineValue(line) ?? "0")));
}

/** Not rounded; undefined where there is nothing to price. */
export function grossValue({ pricePurchase, quantity }: PricedLine): Big | undefined {
  if (pricePurchase === undefined || quantity.quantityReceived === 0) return undefined;
  return money(pricePurchase).times(quantity.quantityReceived);
}

/** What a discount takes off an amount, not rounded. */
export function discountOf(amount: Big, discount: Discount | undefined): Big {
  if (discount === undefined) return money("0");
  return discount.isFixedValue ? money(discount.value) : percentOf(amount, discount.value);
}

/** Of a rate's base; other discounts of the rate do not lower it. */
function rateDiscount(base: Big, discount: Discount): Big {
  return roundMoney(discountOf(base, discount));
}

function bucketOf(rate: number, base: Big, discounts: readonly Discount[]): VatBucket {
  const discount = sumMoney(discounts.map((each) => rateDiscount(base, each)));
  const net = base.minus(discount);
  return {
    rate,
    base: moneyText(base),
    discount: moneyText(discount),
    net: moneyText(net),
    vat: moneyText(percentOf(net, rate)),
  };
}
