/** Whether digits have the length of a barcode on goods: EAN-8, UPC-A, EAN-13 or GTIN-14. */
export function isScannedCode(term: string): boolean {
  return /^(\d{8}|\d{12,14})$/.test(term);
}

/**
 * What Enter means where nobody has chosen among the options: the product of that very barcode, or the only one found.
 * @returns undefined where the person has to choose
 */
export function productMeant<P extends { barcode?: string | undefined }>(
  found: readonly P[],
  term: string,
): P | undefined {
  return found.find(({ barcode }) => barcode === term) ?? (found.length === 1 ? found[0] : undefined);
}
