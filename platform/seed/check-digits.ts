/** @param body the first 12 digits. @returns all 13 digits of the EAN-13 barcode. */
export function ean13(body: string): string {
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

export function isEan13(code: string): boolean {
  return /^\d{13}$/.test(code) && ean13(code.slice(0, 12)) === code;
}

const cuiWeights = [7, 5, 3, 2, 1, 7, 5, 3, 2];

/** @param body 1 to 9 digits. @returns the Romanian fiscal code (CUI), without the RO prefix. */
export function cui(body: string): string {
  const padded = body.padStart(cuiWeights.length, "0");
  const sum = cuiWeights.reduce((total, weight, index) => total + weight * Number(padded[index]), 0);
  return `${body}${((sum * 10) % 11) % 10}`;
}

export function isCui(code: string): boolean {
  return /^[1-9]\d{1,9}$/.test(code) && cui(code.slice(0, -1)) === code;
}

/** @returns a Romanian IBAN with its check digits, for example RO49AAAA1B31007593840000. */
export function iban(bank: string, account: string): string {
  const digits = [...`${bank}${account}RO00`].map((sign) => Number.parseInt(sign, 36)).join("");
  const check = 98 - [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
  return `RO${String(check).padStart(2, "0")}${bank}${account}`;
}
