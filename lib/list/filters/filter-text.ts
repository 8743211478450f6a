import type { Range } from "@/lib/calls/params";
import { longestFreeText } from "@/lib/calls/scalars";
import { isDay, yearOf } from "@/lib/dates/day";
import { isWithinDayLimits } from "@/lib/dates/day-limits";
import { holdsInvisible } from "@/lib/texts/invisible-character";
import { amountRange } from "./amount-range";
import type { Filter } from "./filter";
import { isPeriod } from "./periods";

/** Joins the halves of a two-part value (1§7): `from&to`, `date&endOfDay`, `min&max`. */
const halves = "&";
const comma = ",";
/** More values than anyone ticks; what is longer is refused before it is parsed. */
const longestText = 2000;
export const mostValues = 100;
/** Of ids and numbers of a filter. */
export const mostDigits = 15;
const largestNumber = 10 ** mostDigits - 1;

/**
 * Reads a filter's value as it stands in an address or a saved filter. Texts that mean the same rows become one text, so
 * that they are one state of the list, one answer in the cache and one saved filter: numbers without needless zeros, and
 * several values in one order.
 * @param today YYYY-MM-DD where the operator works: years are offered up to its own.
 * @returns the value in its one spelling; undefined where the filter does not take it.
 */
export function readFilterText(filter: Filter, text: string, today: string): string | undefined {
  if (text === "" || text.length > longestText) return undefined;
  switch (filter.kind) {
    case "text":
      return readTyped(filter.taken?.(text) ?? text, filter.longest);
    case "number":
    case "relation":
      return filter.isMany ? readNumbers(text, 1) : readNumber(text, 1);
    case "choice":
      return oneOf(Object.keys(filter.options), text);
    case "choices":
      return readWords(Object.keys(filter.options), text);
    case "boolean":
      return oneOf(["true", "false"], text);
    case "three-state":
      return oneOf(["true", "false", "all"], text);
    case "date-range":
    case "event-date":
      return isPeriod(text) ? text : readRange(text, readDay, (from, to) => from <= to);
    case "amount-range":
      return readRange(text, readAmount, isRisingNumber);
    case "number-range":
      return readRange(text, (end) => readQuantity(end, filter.most), isRisingNumber);
    case "years":
      return readNumbers(text, filter.since, yearOf(today));
    case "months":
      return readNumbers(text, 1, 12);
  }
}

/** Whether a quantity's ends say nothing, since each is missing or 0 (FILT-055). */
export function isOpenRange({ kind }: Filter, text: string): boolean {
  return kind === "number-range" && /^0*&0*$/.test(text);
}

/** The two ends of `from&to`; a missing one is undefined. */
export function readHalves(text: string): Range<string> {
  const [from = "", to = ""] = text.split(halves);
  return { from: from || undefined, to: to || undefined };
}

/** @returns undefined where both ends are missing: no filter at all. */
export function writeHalves({ from = "", to = "" }: Range<string>): string | undefined {
  return from === "" && to === "" ? undefined : `${from}${halves}${to}`;
}

export function readValues(text: string): string[] {
  return text === "" ? [] : text.split(comma);
}

export function writeValues(values: readonly (string | number)[]): string | undefined {
  return values.length === 0 ? undefined : values.join(comma);
}

function readTyped(text: string, longest = longestFreeText): string | undefined {
  const typed = text.normalize("NFC").trim();
  return typed !== "" && typed.length <= longest && !holdsInvisible(typed) ? typed : undefined;
}

function oneOf(words: readonly string[], text: string): string | undefined {
  return words.find((word) => word === text);
}

/** The words in the order in which the filter declares them. */
function readWords(words: readonly string[], text: string): string | undefined {
  const chosen = readValues(text);
  const known = words.filter((word) => chosen.includes(word));
  return known.length === chosen.length ? writeValues(known) : undefined;
}

/** Rising numbers. */
function readNumbers(text: string, least: number, most?: number): string | undefined {
  const given = readValues(text);
  if (given.length > mostValues) return undefined;
  const numbers = new Set(given.map((each) => readNumber(each, least, most)));
  if (numbers.has(undefined) || numbers.size < given.length) return undefined;
  return writeValues([...numbers].map(Number).sort((one, other) => one - other));
}

/** @param readEnd gives an end in its one spelling, empty where it says nothing, undefined where it is none. */
function readRange(
  text: string,
  readEnd: (end: string) => string | undefined,
  isRising: (from: string, to: string) => boolean,
): string | undefined {
  const ends = text.split(halves).map((end) => (end === "" ? "" : readEnd(end)));
  const [from, to] = ends;
  if (ends.length !== 2 || from === undefined || to === undefined) return undefined;
  return from === "" || to === "" || isRising(from, to) ? writeHalves({ from, to }) : undefined;
}

function isRisingNumber(from: string, to: string): boolean {
  return Number(from) <= Number(to);
}

function readDay(text: string): string | undefined {
  return isDay(text) && isWithinDayLimits(text) ? text : undefined;
}

/** A whole number: `007` is 7. */
function readNumber(text: string, least: number, most = largestNumber): string | undefined {
  if (!/^\d+$/.test(text)) return undefined;
  const number = Number(text);
  return number >= least && number <= most ? String(number) : undefined;
}

/** FILT-055: an end at 0 says nothing. */
function readQuantity(text: string, most: number): string | undefined {
  const number = readNumber(text, 0, most);
  return number === "0" ? "" : number;
}

/** An amount of the slider with 2 places at most: `01.50` is 1.5. */
function readAmount(text: string): string | undefined {
  return /^0*\d{1,5}(\.\d{1,2})?$/.test(text) && Number(text) <= amountRange.most ? String(Number(text)) : undefined;
}
