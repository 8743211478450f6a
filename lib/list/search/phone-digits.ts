/**
 * A telephone number as it is searched for: the country's own numbers with a 0 in place of its code. Whichever way the
 * platform keeps them, these digits are in it.
 */
export function phoneDigits(typed: string): string {
  return typed.replace(/\D/g, "").replace(/^(?:00)?40(?=[27]\d{8}$)/, "0");
}
