import { defaultCurrency, percentUnit } from "@/lib/money/currency";
import { voucherTypes } from "./vouchers.calls";

/** The name of a discount type's number; a number that is new reads as itself. */
export function voucherTypeName(number: number): string {
  return Object.entries(voucherTypes).find(([, value]) => value === number)?.[0] ?? String(number);
}

/** It gives a product and takes off no amount. @param type its number, or that number as the form's text */
export function isSampling(type: number | string): boolean {
  return Number(type) === voucherTypes.PRODUCT_SAMPLING;
}

/** Every order gets the same amount, so a limit below the amount is a mistake. */
export function isFixed(type: number | string): boolean {
  return Number(type) === voucherTypes.FIXED;
}

/** What the amount of a type is counted in (CNST-015, CNST-016). */
export function unitOf(type: number | string): string {
  return Number(type) === voucherTypes.PROCENTUAL ? percentUnit : defaultCurrency;
}
