import Big from "big.js";

/** A line as the sums need it. Amounts are decimal text of the note's currency; rates are percent. */
export interface TotalsLine {
  quantityReceived: number;
  /** Net unit price; null where the supplier gave none. */
  price: string | null;
  rate: string;
  discount?: TotalsDiscount;
}

/** `value` is an amount where fixed, a percentage otherwise. */
interface TotalsDiscount {
  value: string;
  isFixedValue: boolean;
}

export interface RateDiscount extends TotalsDiscount {
  forRate: string;
}

/** Of a line, as a paper shows it; null where there is nothing to price. */
export interface LineAmounts {
  rate: string;
  unitPrice: string | null;
  /** Quantity times the unit price as shown differs from the value. */
  isRounded: boolean;
  value: string | null;
}

interface RateTotals {
  rate: string;
  base: string;
  discount: string;
  net: string;
  vat: string;
}

export interface NoteTotals {
  rates: RateTotals[];
  net: string;
  vat: string;
  total: string;
}

/** These rates always have a row of their own; others where a line or discount has them (reading 24). */
const standingRates = ["5", "8", "9", "19", "20"];

const places = 2;
const rounded = (value: Big): Big => value.round(places, Big.roundHalfUp);
// Rounded first: what rounds to nothing is 0.00, never -0.00.
const text = (value: Big): string => rounded(value).toFixed(places);
const sum = (values: readonly Big[]): Big => values.reduce((total, value) => total.plus(value), Big(0));

/** Received quantity times price, less the discount (2§9, reading 23); null where there is nothing to price. */
export function lineValue(line: TotalsLine): string | null {
  const value = discountedValue(line);
  return value && text(value);
}

/** What one piece costs after the discount (2§9). */
export function discountedUnitPrice(line: TotalsLine): string | null {
  const value = discountedValue(line);
  return value && text(value.div(line.quantityReceived));
}

export function lineAmounts(line: TotalsLine): LineAmounts {
  const unitPrice = discountedUnitPrice(line);
  const value = lineValue(line);
  return { rate: line.rate, unitPrice, isRounded: isUnitPriceRounded(unitPrice, line.quantityReceived, value), value };
}

/** @param value of the line @returns false where there is nothing to price */
export function isUnitPriceRounded(unitPrice: string | null, quantity: number, value: string | null): boolean {
  return unitPrice !== null && text(Big(unitPrice).times(quantity)) !== value;
}

/** Bases, discounts and VAT by rate, and the sums of the note (2§9). */
export function noteTotals(lines: readonly TotalsLine[], discounts: readonly RateDiscount[]): NoteTotals {
  const occurring = [...lines.map(({ rate }) => rate), ...discounts.map(({ forRate }) => forRate)];
  const rates = [...new Set([...standingRates, ...occurring])].sort((one, other) => Number(one) - Number(other));
  const rows = rates.map((rate) => {
    const base = sum(lines.filter((line) => line.rate === rate).map((line) => Big(lineValue(line) ?? 0)));
    const discount = sum(
      discounts.filter(({ forRate }) => forRate === rate).map((each) => rounded(discountOn(base, each))),
    );
    const net = base.minus(discount);
    return { rate, base, discount, net, vat: rounded(net.times(rate).div(100)) };
  });
  const net = sum(rows.map((row) => row.net));
  const vat = sum(rows.map((row) => row.vat));
  return {
    rates: rows.map((row) => ({
      rate: row.rate,
      base: text(row.base),
      discount: text(row.discount),
      net: text(row.net),
      vat: text(row.vat),
    })),
    net: text(net),
    vat: text(vat),
    total: text(net.plus(vat)),
  };
}

function discountedValue({ price, quantityReceived, discount }: TotalsLine): Big | null {
  if (price === null || quantityReceived === 0) return null;
  const value = Big(price).times(quantityReceived);
  return discount ? value.minus(discountOn(value, discount)) : value;
}

function discountOn(amount: Big, { value, isFixedValue }: TotalsDiscount): Big {
  return isFixedValue ? Big(value) : amount.times(value).div(100);
}
