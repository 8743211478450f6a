const weights = [7, 5, 3, 2, 1, 7, 5, 3, 2];

/** @param body 1 to 9 digits. @returns the Romanian fiscal code (CUI) with its check digit, without the RO prefix. */
export function cuiOf(body: string): string {
  const padded = body.padStart(weights.length, "0");
  const sum = weights.reduce((total, weight, index) => total + weight * Number(padded[index]), 0);
  return `${body}${((sum * 10) % 11) % 10}`;
}

/** Whether these digits are a fiscal code: as many as one has, the last of them right. */
export function isCui(digits: string): boolean {
  return /^[1-9]\d{1,9}$/.test(digits) && cuiOf(digits.slice(0, -1)) === digits;
}

/** A fiscal code as it is kept and sent: what a person typed without blanks and the prefix of VAT payers. */
export function cuiDigits(typed: string): string {
  return typed.replace(/\s/g, "").replace(/^ro(?=\d)/i, "");
}
