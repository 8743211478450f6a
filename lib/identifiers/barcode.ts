/** In characters, as products keep them: a code of anybody's own may be one. */
export const longestBarcode = 32;

/** Whether a text can be nothing else: 8, 12, 13 or 14 digits, the last of which checks the others (GS1). */
export function isCheckedBarcode(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const sum = [...text].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
