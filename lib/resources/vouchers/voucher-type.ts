import { voucherTypes } from "./vouchers.calls";

/** The name of a discount type's number; a number that is new reads as itself. */
export function voucherTypeName(number: number): string {
  return Object.entries(voucherTypes).find(([, value]) => value === number)?.[0] ?? String(number);
}
