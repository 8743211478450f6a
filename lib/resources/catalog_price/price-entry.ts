import { type MoneyText, money, moneyText } from "@/lib/money/decimal";
import { readDecimal, readTypedDecimal } from "@/lib/money/read-decimal";

/** CNST-010, in the catalogue's currency. */
const leastPrice = "1";
const highestPrice = "999999999.99";

/** Keys of `catalog_price.form`: what is wrong with what stands in a price's cell (1§5). */
export type PriceFault = "priceRequired" | "priceTooLow" | "priceFormat";

/** What was entered: a price, a 0 that is ignored (reading 26), or a fault. */
export type PriceEntry = { kind: "price"; price: MoneyText } | { kind: "zero" } | { kind: "fault"; fault: PriceFault };

/** Spreadsheets copy cells as they show them, with the currency. */
const unit = /\s*(lei|leu|ron|eur|€)$/iu;

/** Reads a price as it is typed or kept, e.g. `12,50`. */
export function readPrice(typed: string): PriceEntry {
  return readBy(readTypedDecimal, typed);
}

/** Reads a price as a spreadsheet copies it, e.g. `1.234,50 lei`. */
export function readPastedPrice(cell: string): PriceEntry {
  return readBy(readDecimal, cell);
}

function readBy(read: (text: string) => string | undefined, given: string): PriceEntry {
  const text = given.trim().replace(unit, "");
  if (text === "") return { kind: "fault", fault: "priceRequired" };
  const decimal = read(text);
  return decimal === undefined ? { kind: "fault", fault: "priceFormat" } : priceOf(decimal);
}

/** The same rule for a price that was computed. @param decimal may be negative */
export function priceOf(decimal: string): PriceEntry {
  const amount = money(decimal);
  if (amount.eq(0)) return { kind: "zero" };
  if (amount.lt(leastPrice)) return { kind: "fault", fault: "priceTooLow" };
  if (amount.gt(highestPrice)) return { kind: "fault", fault: "priceFormat" };
  return { kind: "price", price: moneyText(amount) };
}
