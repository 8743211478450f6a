/** How a currency is written beside an amount when it is not by its code. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  RON: ["lei", "leu"],
  EUR: ["€", "euro"],
  USD: ["$"],
  GBP: ["£"],
};

/** A word or a sign before an amount or behind it. */
const parted = /^(\p{L}+|\p{Sc}|%)?\s*([^\p{L}\p{Sc}%]*?)\s*(\p{L}+|\p{Sc}|%)?$/u;

/** With groups and unit no amount is longer; a longer text is not parted, for that could take seconds. */
export const longestAmount = 40;

export interface PartedAmount {
  /** The text without its unit. */
  amount: string;
  /** It is counted in something else: 100 EUR are no 100 lei. */
  isOfAnother: boolean;
}

/**
 * Takes the unit off an amount, as spreadsheets copy it with its cell: `1.234,50 lei`, `€ 5`, `20%`.
 * @param unit a currency's code, or a unit as it is written, such as `%`
 */
export function partUnit(text: string, unit: string): PartedAmount {
  const whole = text.trim();
  const [, before, amount = "", behind] = (whole.length <= longestAmount && parted.exec(whole)) || [];
  if (!/\d/.test(amount)) return { amount: whole, isOfAnother: false };
  const isUnit = (word: string | undefined): boolean => word === undefined || isWordOf(unit, word);
  return { amount, isOfAnother: !isUnit(before) || !isUnit(behind) };
}

/** The other currency that a column's heading names, e.g. `Preț, EUR`: its amounts have no unit of their own. */
export function otherCurrencyIn(heading: string, unit: string): string | undefined {
  const words = heading.split(/[^\p{L}\p{Sc}]+/u).filter((word) => word !== "" && isCurrency(word));
  return words.some((word) => isWordOf(unit, word)) ? undefined : words[0];
}

/** Of the currencies that are known here, by code or by word. */
function isCurrency(word: string): boolean {
  return Object.keys(otherWords).some((code) => isWordOf(code, word));
}

function isWordOf(unit: string, word: string): boolean {
  const lower = word.toLowerCase();
  return lower === unit.toLowerCase() || (otherWords[unit]?.includes(lower) ?? false);
}
