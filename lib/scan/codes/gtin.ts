/** Whether digits end with their check digit, as each number of GS1's does. */
export function hasCheckDigit(digits: string): boolean {
  if (!/^\d{2,}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** What the number of a product says. */
export interface Gtin {
  /** A piece's own: 8 digits or 13. */
  gtin?: string;
  /** A number of 14 digits that stands on a package of several pieces, with 1 to 9 in front. */
  packaging?: string;
  /** As it may be kept with a product, the usual spelling first. */
  barcodes: readonly string[];
}

/** @param digits EAN-8, UPC-A, EAN-13 or GTIN-14. @returns undefined where they are none, or misread */
export function readGtin(digits: string): Gtin | undefined {
  if (!/^(\d{8}|\d{12,14})$/.test(digits) || !hasCheckDigit(digits)) return undefined;
  const whole = digits.padStart(14, "0");
  if (!whole.startsWith("0")) return { packaging: whole, barcodes: [whole] };
  // Of 14 digits six zeros say that it is one of 8; of 13 a product may as well be numbered so.
  if (digits.length === 8 || (digits.length === 14 && whole.startsWith("000000")))
    return { gtin: whole.slice(6), barcodes: [whole.slice(6)] };
  const gtin = whole.slice(1);
  return { gtin, barcodes: gtin.startsWith("0") ? [gtin, gtin.slice(1)] : [gtin] };
}
