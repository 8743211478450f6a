import { partUnit } from "@/lib/money/amount-unit";
import { type MoneyText, money, moneyText } from "@/lib/money/decimal";
import { isReadTwoWays, readDecimal } from "@/lib/money/read-decimal";
import { readTypedDecimal } from "@/lib/money/read-typed-decimal";

/** CNST-013, in the catalogue's currency. */
export const leastPrice = "1";
const highestPrice = "999999999.99";

/** Keys of `catalog_price.form`: what is wrong with what stands in a price's cell (1§5), or with the cell of a spreadsheet. */
const priceFaults = ["priceRequired", "priceTooLow", "priceFormat", "priceCurrency"] as const;
export type PriceFault = (typeof priceFaults)[number];

/** What was entered: a price, a 0 that is ignored (reading 26), or a fault. */
export type PriceEntry = { kind: "price"; price: MoneyText } | { kind: "zero" } | { kind: "fault"; fault: PriceFault };

/** Reads a price as it is typed or kept, e.g. `12,50`. */
export function readPrice(typed: string): PriceEntry {
  return readBy(readTypedDecimal, typed);
}

/**
 * Reads a price as a spreadsheet copies it with its cell, e.g. `1.234,50 lei`.
 * @param currency the catalogue's, by its code: an amount of another one is no price here
 */
export function readPastedPrice(cell: string, currency: string): PriceEntry {
  const { amount, isOfAnother } = partUnit(cell, currency);
  if (!isOfAnother) return readBy(readDecimal, amount);
  // A percentage is no amount of any currency.
  return { kind: "fault", fault: cell.includes("%") ? "priceFormat" : "priceCurrency" };
}

/** Whether what a spreadsheet copied may mean thousands as well as decimals, e.g. `1.234 lei`. */
export function isPastedTwoWays(cell: string, currency: string): boolean {
  return isReadTwoWays(partUnit(cell, currency).amount);
}

function readBy(read: (text: string) => string | undefined, text: string): PriceEntry {
  if (text.trim() === "") return { kind: "fault", fault: "priceRequired" };
  const decimal = read(text);
  return decimal === undefined ? { kind: "fault", fault: "priceFormat" } : priceOf(decimal);
}

export function isPriceFault(fault: string): fault is PriceFault {
  return priceFaults.some((each) => each === fault);
}

/** The same rule for a price that was computed. @param decimal may be negative */
export function priceOf(decimal: string): PriceEntry {
  const amount = money(decimal);
  if (amount.eq(0)) return { kind: "zero" };
  if (amount.lt(leastPrice)) return { kind: "fault", fault: "priceTooLow" };
  if (amount.gt(highestPrice)) return { kind: "fault", fault: "priceFormat" };
  return { kind: "price", price: moneyText(amount) };
}
