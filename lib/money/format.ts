import { percentUnit } from "./currency";
import { money, moneyPlaces, moneyText } from "./decimal";

/** Keeps the unit on the amount's line. */
const noBreakSpace = "\u00a0";

/**
 * An amount for a person, rounded to 2 places and grouped as the language does, with its unit.
 * @param amount decimal text.
 * @param currency the code, e.g. `RON`, or `%`.
 * @returns e.g. `1,234.50 RON` in English, `1.234,50 RON` in Romanian; of a percentage no places that are 0.
 */
export function formatMoney(amount: string, currency: string, locale: string): string {
  if (currency === percentUnit) return formatPercent(amount, locale);
  return `${formatAmount(amount, locale)}${noBreakSpace}${currency}`;
}

/** The same without a unit, for a column whose heading carries it. */
export function formatAmount(amount: string, locale: string): string {
  // As text, so that no digit goes through a float.
  return amountFormat(locale).format(moneyText(money(amount)));
}

const amountFormats = new Map<string, Intl.NumberFormat>();

/** To make one takes a hundred times as long as to use it, and a screen shows hundreds of amounts. */
function amountFormat(locale: string): Intl.NumberFormat {
  const places = { minimumFractionDigits: moneyPlaces, maximumFractionDigits: moneyPlaces };
  const format = amountFormats.get(locale) ?? new Intl.NumberFormat(locale, places);
  amountFormats.set(locale, format);
  return format;
}

/** A count or measured quantity, grouped, with at most 3 places. */
export function formatQuantity(quantity: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(quantity);
}

/** A percentage that is already in percent, e.g. `19` gives `19%`. */
export function formatPercent(percent: number | string, locale: string): string {
  const places = { style: "percent", maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(locale, places).format(money(String(percent)).div(100).toNumber());
}
