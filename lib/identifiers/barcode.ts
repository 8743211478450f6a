import { hasCheckDigit } from "../scan/codes/gtin";

/** In characters, as products keep them: a code of anybody's own may be one. */
export const longestBarcode = 32;

/** Whether a text can be nothing else: 8, 12, 13 or 14 digits, the last of which checks the others (GS1). */
export function isCheckedBarcode(text: string): boolean {
  return /^(\d{8}|\d{12,14})$/.test(text) && hasCheckDigit(text);
}
