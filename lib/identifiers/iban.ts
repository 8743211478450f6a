/** Characters of a whole account number in Romania; other countries have between 15 and 34. */
const romanianLength = 24;

/** @returns a Romanian IBAN with its check digits, for example RO49AAAA1B31007593840000. */
export function romanianIban(bank: string, account: string): string {
  const check = 98 - remainder(`${bank}${account}RO00`);
  return `RO${String(check).padStart(2, "0")}${bank}${account}`;
}

/** Whether it is an account number with right check digits (ISO 13616), written without blanks. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  if (text.startsWith("RO") && text.length !== romanianLength) return false;
  return remainder(`${text.slice(4)}${text.slice(0, 4)}`) === 1;
}

/** An account number as it is kept and sent: what a person typed or copied, in capitals and without blanks. */
export function compactIban(typed: string): string {
  return typed.replace(/\s/g, "").toUpperCase();
}

/** Of a division by 97; letters count from 10. Digit by digit: the whole number is too large for arithmetic. */
function remainder(text: string): number {
  const digits = [...text].map((sign) => Number.parseInt(sign, 36)).join("");
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}
