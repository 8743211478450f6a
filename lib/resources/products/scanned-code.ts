/** Whether digits have the length of a barcode on goods: EAN-8, UPC-A, EAN-13 or GTIN-14. */
export function isScannedCode(term: string): boolean {
  return /^(\d{8}|\d{12,14})$/.test(term);
}
