import { isDay, yearOf } from "@/lib/dates/day";
import { separator } from "../wedge";
import { readGtin } from "./gtin";

/** What GS1's element strings of one code say: values by application identifier, e.g. `10` to the batch. */
export type Elements = ReadonlyMap<string, string>;

/** Values of elements whose first two digits say how long they are; any other ends with a separator. */
const fixedLengths: Readonly<Record<string, number>> = {
  "00": 18,
  "01": 14,
  "02": 14,
  "03": 14,
  "04": 16,
  "11": 6,
  "12": 6,
  "13": 6,
  "14": 6,
  "15": 6,
  "16": 6,
  "17": 6,
  "18": 6,
  "19": 6,
  "20": 2,
  "31": 8,
  "32": 8,
  "33": 8,
  "34": 8,
  "35": 8,
  "36": 8,
  "41": 14,
};

const dates = new Set(["11", "12", "13", "15", "16", "17"]);

/** @param yymmdd with day 00 for the last one of the month. @param today by which the century is told: 50 years ahead at most */
export function readDate(yymmdd: string, today: string): string | undefined {
  if (!/^\d{6}$/.test(yymmdd)) return undefined;
  const thisYear = yearOf(today);
  const [short, month, day] = [Number(yymmdd.slice(0, 2)), yymmdd.slice(2, 4), yymmdd.slice(4)];
  const inThisCentury = thisYear - (thisYear % 100) + short;
  const ahead = inThisCentury - thisYear;
  const year = inThisCentury + (ahead > 50 ? -100 : 0) + (ahead < -49 ? 100 : 0);
  if (day !== "00") {
    const text = `${year}-${month}-${day}`;
    return isDay(text) ? text : undefined;
  }
  return ["31", "30", "29", "28"].map((last) => `${year}-${month}-${last}`).find(isDay);
}

function isValid(identifier: string, value: string, today: string): boolean {
  if (identifier === "01" || identifier === "02") return value.length === 14 && readGtin(value) !== undefined;
  if (dates.has(identifier)) return readDate(value, today) !== undefined;
  if (identifier === "10") return /^[!-~]{1,20}$/.test(value);
  if (identifier === "37") return /^\d{1,8}$/.test(value);
  const length = fixedLengths[identifier.slice(0, 2)];
  return length === undefined ? value !== "" : /^\d+$/.test(value);
}

/** The form in which element strings are printed: `(01)05942724000032(10)A7`. */
export function readPrinted(text: string, today: string): Elements | undefined {
  if (!/^(\(\d{2,4}\)[^(]+)+$/.test(text)) return undefined;
  const found = [...text.matchAll(/\((\d{2,4})\)([^(]+)/g)].map(([, identifier = "", value = ""]) => [
    identifier,
    value,
  ]);
  const elements = new Map(found.map(([identifier = "", value = ""]) => [identifier, value]));
  const areValid = [...elements].every(([identifier, value]) => isValid(identifier, value, today));
  return areValid && elements.size === found.length ? elements : undefined;
}

/**
 * Every way in which a text can be read as element strings. Where no separator came through, as keyboards have no key for
 * it, a batch may end anywhere before what looks like the next element.
 */
export function readElements(text: string, today: string): Elements[] {
  const mayLackSeparators = !text.includes(separator);
  const readings: Elements[] = [];
  walk(text, new Map());
  return readings;

  function walk(rest: string, before: Elements): void {
    if (rest === "" && before.size > 0) readings.push(before);
    const head = rest.slice(0, 2);
    if (!/^\d\d$/.test(head)) return;
    // Elements of 31 to 36 and 41 have longer identifiers; what is taken is as long all the same.
    const fixed = fixedLengths[head];
    const ends = fixed === undefined ? endsOf(rest, head, before) : [2 + fixed];
    for (const end of ends) take(head, rest.slice(2, end), rest.slice(end), before);
  }

  /** Where an element that has no length of its own may end. */
  function endsOf(rest: string, head: string, before: Elements): number[] {
    const at = rest.indexOf(separator);
    const end = at === -1 ? rest.length : at;
    if (!mayLackSeparators || (head !== "10" && head !== "37")) return [end];
    const earlier = Array.from({ length: Math.max(end - 3, 0) }, (_, index) => index + 3);
    return [end, ...earlier.filter((each) => mayBegin(rest.slice(each), head, before))];
  }

  function take(identifier: string, value: string, rest: string, before: Elements): void {
    if (before.has(identifier) || !isValid(identifier, value, today)) return;
    const length = fixedLengths[identifier];
    if (length !== undefined && value.length !== length) return;
    walk(rest.startsWith(separator) ? rest.slice(1) : rest, new Map([...before, [identifier, value]]));
  }

  /** Two digits alone are in many batches: what follows one must be a number with its check digit, a day, or a count. */
  function mayBegin(rest: string, after: string, before: Elements): boolean {
    const head = rest.slice(0, 2);
    if (head === "10") return after === "37";
    // The count is that of the pieces in a package, whose number is 02.
    if (head === "37") return before.has("02");
    return head === "01" || head === "02" || dates.has(head);
  }
}
