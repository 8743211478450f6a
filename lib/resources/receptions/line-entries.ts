import { parseTypedDay } from "@/lib/dates/day-input";
import type { CellReading } from "@/lib/grid/columns/grid-column";
import { partUnit } from "@/lib/money/amount-unit";
import { money } from "@/lib/money/decimal";
import { readEnteredDecimal } from "@/lib/money/read-entered";
import { readTypedDecimal } from "@/lib/money/read-typed-decimal";
import { longestBatchNumber, mostPieces } from "./reception-bodies";
import { type DiscountType, isTooHigh, type WorkLine } from "./work-line";

const highestPrice = "999999999.99";

/** Keys of `receptions.form`: what is wrong with what stands in a line's cell. */
const lineFaults = [
  "storageRequired",
  "storageUnknown",
  "vatRequired",
  "quantityRequired",
  "quantityFormat",
  "priceFormat",
  "dayFormat",
  "batchTooLong",
  "discountFormat",
  "discountTooHigh",
  "discountTypeUnknown",
] as const;
export type LineFault = (typeof lineFaults)[number];

type Reading = CellReading<WorkLine, LineFault>;

/** A whole number of pieces. */
export function readQuantity(field: "invoiced" | "received", typed: string): Reading {
  const text = typed.trim();
  if (text === "") return { kind: "fault", fault: "quantityRequired" };
  const pieces = /^\d{1,7}$/.test(text) ? Number(text) : undefined;
  if (pieces === undefined || pieces > mostPieces) return { kind: "fault", fault: "quantityFormat" };
  return { kind: "value", to: { [field]: String(pieces) } };
}

/** None is a price that is not known yet: its line shows N/A (RECP-022). */
export function readPrice(typed: string): Reading {
  if (typed.trim() === "") return { kind: "value", to: { price: "" } };
  const decimal = readTypedDecimal(typed);
  if (decimal === undefined || money(decimal).gt(highestPrice)) return { kind: "fault", fault: "priceFormat" };
  return { kind: "value", to: { price: money(decimal).toFixed(2) } };
}

export function readExpiry(typed: string): Reading {
  if (typed.trim() === "") return { kind: "value", to: { expirationDate: "" } };
  const day = parseTypedDay(typed);
  return day === undefined ? { kind: "fault", fault: "dayFormat" } : { kind: "value", to: { expirationDate: day } };
}

/** A text, and so 007 stays 007 (2§5). */
export function readBatch(typed: string): Reading {
  const batchNumber = typed.trim();
  return batchNumber.length > longestBatchNumber
    ? { kind: "fault", fault: "batchTooLong" }
    : { kind: "value", to: { batchNumber } };
}

/**
 * An empty one is none, as a zero is (RECP-015, RECP-016). A unit that comes with it says what it is: `7,5%`, `12 lei`.
 * @param currency by its code
 */
export function readDiscount(typed: string, line: WorkLine, currency?: string): Reading {
  const emptied = line.isDiscountRemoved ? { isDiscountRemoved: false } : {};
  if (typed.trim() === "") return { kind: "value", to: { discount: "", discountType: line.discountType, ...emptied } };
  const isPercent = typed.includes("%");
  const decimal = readEnteredDecimal(typed, isPercent ? "%" : currency);
  if (decimal === undefined) return { kind: "fault", fault: "discountFormat" };
  const discount = money(decimal).toFixed();
  const discountType = typeOfUnit(typed.replace(/[\d.,\s]/g, ""), currency) ?? line.discountType;
  return isTooHigh({ ...line, discount, discountType })
    ? { kind: "fault", fault: "discountTooHigh" }
    : { kind: "value", to: { discount, discountType, ...emptied } };
}

/** What a discount is that is counted in a unit; undefined where there is none, or another one. */
export function typeOfUnit(unit: string, currency = ""): DiscountType | undefined {
  if (unit.trim() === "%") return "PERCENT";
  return unit.trim() === "" || partUnit(`1 ${unit}`, currency).isOfAnother ? undefined : "AMOUNT";
}
