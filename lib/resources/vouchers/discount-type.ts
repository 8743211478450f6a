import { discountTypes } from "./vouchers.calls";

/** The name of a discount type's number; a number that is new reads as itself. */
export function discountTypeName(number: number): string {
  return Object.entries(discountTypes).find(([, value]) => value === number)?.[0] ?? String(number);
}
