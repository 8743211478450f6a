import type { Range } from "@/lib/calls/params";
import { isDay } from "@/lib/dates/day";
import type { Filter } from "./filter";
import { isPeriod } from "./periods";

/** Joins the halves of a two-part value (1§7): `from&to`, `date&endOfDay`, `min&max`. */
const halves = "&";
const comma = ",";
/** More values than anyone ticks; what is longer is refused before it is parsed. */
const longestText = 2000;
const mostValues = 100;

/**
 * Reads a filter's value as it stands in an address or a saved filter.
 * @param thisYear the last year that a year filter offers.
 * @returns the value in its one spelling; undefined where the filter does not take it.
 */
export function readFilterText(filter: Filter, text: string, thisYear: number): string | undefined {
  if (text === "" || text.length > longestText) return undefined;
  switch (filter.kind) {
    case "text":
      return readTyped(text, filter.longest);
    case "number":
      return readSeveral(text, isId, filter.isMany);
    case "reference":
      return readSeveral(text, isId, filter.isMany);
    case "choice":
    case "narrowing":
      return oneOf(Object.keys(filter.options), text);
    case "choices":
      return eachOf(text, (word) => Object.hasOwn(filter.options, word));
    case "boolean":
      return oneOf(["true", "false"], text);
    case "three-state":
      return oneOf(["true", "false", "all"], text);
    case "date-range":
    case "event-date":
      return isPeriod(text) ? text : readRange(text, isDay, (from, to) => from <= to);
    case "amount-range":
      return readRange(text, isAmount, isRisingNumber);
    case "number-range":
      return readQuantities(text, filter.most);
    case "years":
      return eachOf(text, (year) => isBetween(year, filter.since, thisYear));
    case "months":
      return eachOf(text, (month) => isBetween(month, 1, 12));
  }
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

function readTyped(text: string, longest = 200): string | undefined {
  const typed = text.trim();
  return typed !== "" && typed.length <= longest && !/\p{Cc}/u.test(typed) ? typed : undefined;
}

function oneOf(words: readonly string[], text: string): string | undefined {
  return words.find((word) => word === text);
}

function eachOf(text: string, isValue: (value: string) => boolean): string | undefined {
  const values = readValues(text);
  if (values.length > mostValues || new Set(values).size < values.length) return undefined;
  return values.every(isValue) ? text : undefined;
}

function readSeveral(text: string, isValue: (value: string) => boolean, isMany = false): string | undefined {
  return isMany || !text.includes(comma) ? eachOf(text, isValue) : undefined;
}

function readRange(
  text: string,
  isEnd: (end: string) => boolean,
  isRising: (from: string, to: string) => boolean,
): string | undefined {
  const ends = text.split(halves);
  const { from, to } = readHalves(text);
  if (ends.length !== 2 || (from ?? to) === undefined) return undefined;
  if (![from, to].every((end) => end === undefined || isEnd(end))) return undefined;
  return from === undefined || to === undefined || isRising(from, to) ? text : undefined;
}

/** FILT-055: an end at 0 says nothing, so both at 0 are no filter. */
function readQuantities(text: string, most: number): string | undefined {
  const { from = "0", to = "0" } = readHalves(text);
  if (from === "0" && to === "0") return undefined;
  return readRange(text, (end) => isBetween(end, 0, most), isRisingNumber);
}

function isRisingNumber(from: string, to: string): boolean {
  return Number(from) <= Number(to);
}

function isWholeNumber(text: string): boolean {
  return /^(0|[1-9]\d{0,14})$/.test(text);
}

function isId(text: string): boolean {
  return isWholeNumber(text) && text !== "0";
}

function isAmount(text: string): boolean {
  return /^(0|[1-9]\d{0,8})(\.\d{1,2})?$/.test(text);
}

function isBetween(text: string, least: number, most: number): boolean {
  return isWholeNumber(text) && Number(text) >= least && Number(text) <= most;
}
