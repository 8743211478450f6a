import { percentUnit } from "./currency";
import { moneyPlaces } from "./money-places";

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
  return shownAmount(amount, locale) ?? formatFor("amount", locale).format(decimalText(amount));
}

/** A number as somebody else wrote it, with its own places: `3.3333` is 3,3333 in Romanian; what is none stays as it is. */
export function formatDecimal(text: string, locale: string): string {
  const [, point = "."] = signs.get(locale) ?? [];
  return isDecimal(text) ? text.replace(".", point) : text;
}

/** A count or measured quantity, grouped, with at most 3 places. */
export function formatQuantity(quantity: number, locale: string): string {
  return shownCount(quantity, locale) ?? formatFor("quantity", locale).format(quantity);
}

/** A percentage that is already in percent, e.g. `19` gives `19%`. */
export function formatPercent(percent: number | string, locale: string): string {
  return formatFor("percent", locale).format(decimalText(`${percent}e-2`));
}

/** How the languages of the console write numbers: what groups digits, and what stands before the decimals. */
const signs = new Map([
  ["en", [",", "."]],
  ["ro", [".", ","]],
]);

/**
 * An amount of two places, as answers carry them: without `Intl`, whose first object takes a page 12 ms, and four times that
 * on a slow processor, before the page is alive.
 */
function shownAmount(amount: string, locale: string): string | undefined {
  const [group, point] = signs.get(locale) ?? [];
  const [, sign = "", whole, places] = /^(-?)([1-9]\d*|0)\.(\d\d)$/.exec(amount) ?? [];
  if (group === undefined || whole === undefined || amount === "-0.00") return undefined;
  return `${sign}${grouped(whole, group)}${point}${places}`;
}

/** A whole number, for the same reason. */
function shownCount(count: number, locale: string): string | undefined {
  const [group] = signs.get(locale) ?? [];
  if (group === undefined || !Number.isSafeInteger(count) || Object.is(count, -0)) return undefined;
  return grouped(String(count), group);
}

function grouped(digits: string, sign: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, sign);
}

/** What rounds to nothing is 0.00, never -0.00. Halves are rounded away from zero. */
const settings = {
  amount: { minimumFractionDigits: moneyPlaces, maximumFractionDigits: moneyPlaces, signDisplay: "negative" },
  quantity: { maximumFractionDigits: 3 },
  percent: { style: "percent", maximumFractionDigits: 2 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

const formats = new Map<string, Intl.NumberFormat>();

/** To make one takes a hundred times as long as to use it, and a screen shows hundreds of numbers. */
function formatFor(kind: keyof typeof settings, locale: string): Intl.NumberFormat {
  const key = `${kind} ${locale}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, settings[kind]);
  formats.set(key, format);
  return format;
}

/** `Intl` reads and rounds it digit by digit, never through a float: nothing else is needed to show an amount. */
function decimalText(text: string): `${number}` {
  if (!isDecimal(text)) throw new RangeError(`${text} is no amount.`);
  return text;
}

/** The power is what makes a part of a percentage. */
function isDecimal(text: string): text is `${number}` {
  return /^-?(\d+\.?\d*|\.\d+)(e-2)?$/.test(text);
}
