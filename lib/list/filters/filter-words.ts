import { yearOf } from "@/lib/dates/day";
import { formatDay, monthName } from "@/lib/dates/format";
import { formatAmount, formatQuantity } from "@/lib/money/format";
import { nameOf, type RecordNames } from "../lookups/record-names";
import type { NamedValue } from "../texts/cut";
import { type Described, filterNamePath, filterWordPath } from "../texts/texts";
import type { AppliedFilters } from "../url/list-state";
import type { Filter } from "./filter";
import { readHalves, readValues } from "./filter-text";
import { isPeriod, type Period, type PeriodWords, periodWords } from "./periods";

/** An applied filter in words: what it is called, and what it is set to as a person reads it. */
export interface FilterWords extends NamedValue {
  key: string;
}

/** The person who reads them. */
export interface FilterReader {
  locale: string;
  /** A text of the list's page, e.g. `options`, `orderType`, `LOCKER`. */
  text(...path: string[]): string;
  yes: string;
  no: string;
  all: string;
  /** @param isShort where there is little room */
  period(words: PeriodWords, period: Period, isShort?: boolean): string;
  /** A range without its other end, e.g. `from 10`. */
  from(value: string): string;
  until(value: string): string;
}

/**
 * The applied filters in words, in the order in which they were applied.
 * @param names of the records that relation filters name.
 */
export function filterWords(
  list: Described,
  applied: AppliedFilters,
  reader: FilterReader,
  names: RecordNames,
): FilterWords[] {
  return Object.entries(applied).flatMap(([key, text]) => {
    const filter = list.filters[key];
    if (filter === undefined) return [];
    const wordOf = (word: string): string => reader.text(...filterWordPath(list, key, word));
    const value = valueWords(filter, text, reader, names, wordOf);
    const lines = linesOf(filter, text);
    const shorts = lines === undefined ? shortWords(filter, text, reader) : undefined;
    const name = reader.text(...filterNamePath(list, key));
    return [{ key, name, value, ...(shorts && { shorts }), ...(lines && { lines }) }];
  });
}

function valueWords(
  filter: Filter,
  text: string,
  reader: FilterReader,
  names: RecordNames,
  wordOf: (word: string) => string,
): string {
  const each = (say: (value: string) => string): string => readValues(text).map(say).join(", ");
  switch (filter.kind) {
    case "text":
      return text;
    case "number":
    case "years":
      return each((value) => value);
    case "months":
      return each((month) => monthName(Number(month), reader.locale));
    case "choice":
    case "choices":
      return each(wordOf);
    case "boolean":
    case "three-state":
      if (text === "all") return reader.all;
      return text === "true" ? reader.yes : reader.no;
    case "relation":
      return each((id) => {
        const name = nameOf(names, filter.lookup, id);
        return filter.lookup.areWords ? wordOf(name) : name;
      });
    case "date-range":
    case "event-date":
      return isPeriod(text) ? reader.period(wordsOf(filter), text) : rangeWords(text, reader, formatDay);
    case "amount-range":
      return rangeWords(text, reader, (amount) => `${amountWords(amount, reader.locale)} RON`);
    case "number-range":
      return rangeWords(text, reader, (quantity) => quantityWords(quantity, reader.locale));
  }
}

/** For a chip: how many there are of several, a range without what its ends share; undefined where words may be cut. */
function shortWords(filter: Filter, text: string, reader: FilterReader): string[] | undefined {
  switch (filter.kind) {
    case "number":
    case "years":
    case "months":
    case "choices":
    case "relation": {
      const { length } = readValues(text);
      return length > 1 ? [String(length)] : undefined;
    }
    case "date-range":
    case "event-date":
      if (isPeriod(text)) return [false, true].map((isShort) => reader.period(wordsOf(filter), text, isShort));
      return shortDays(text, reader);
    case "amount-range":
    case "number-range": {
      const { from, to } = readHalves(text);
      const isAmount = filter.kind === "amount-range";
      const units = isAmount ? [" RON", ""] : [""];
      const endWords = isAmount ? amountWords : quantityWords;
      const [first, last] = [from, to].map((end) => end && endWords(end, reader.locale));
      if (first && last && first !== last) return units.map((unit) => `${first}–${last}${unit}`);
      return [valueWords(filter, text, reader, new Map(), String)];
    }
    default:
      return undefined;
  }
}

/** Two places where there is any: a chip has little room. */
function amountWords(amount: string, locale: string): string {
  return amount.includes(".") ? formatAmount(amount, locale) : quantityWords(amount, locale);
}

function quantityWords(quantity: string, locale: string): string {
  return formatQuantity(Number(quantity), locale);
}

/** Days of two years, each whole: they have a line each where there is little room. */
function linesOf({ kind }: Filter, text: string): string[] | undefined {
  if ((kind !== "date-range" && kind !== "event-date") || isPeriod(text)) return undefined;
  const { from, to } = readHalves(text);
  return from === undefined || to === undefined || yearOf(from) === yearOf(to) ? undefined : [from, to].map(formatDay);
}

/** Days of one year: `01.11–21.11.2026`. One end alone by its sign too, which leaves room for what it is the end of. */
function shortDays(text: string, reader: FilterReader): string[] {
  const { from, to } = readHalves(text);
  const words = rangeWords(text, reader, formatDay);
  if (from === undefined) return [words, `≤ ${formatDay(to ?? "")}`];
  if (to === undefined) return [words, `≥ ${formatDay(from)}`];
  return from === to ? [words] : [`${formatDay(from).slice(0, -".2026".length)}–${formatDay(to)}`];
}

function wordsOf(filter: Extract<Filter, { kind: "date-range" | "event-date" }>): PeriodWords {
  return periodWords[filter.kind === "event-date" ? "event" : filter.periods];
}

function rangeWords(text: string, reader: FilterReader, format: (end: string) => string): string {
  const { from, to } = readHalves(text);
  if (from === undefined) return reader.until(format(to ?? ""));
  if (to === undefined) return reader.from(format(from));
  return from === to ? format(from) : `${format(from)} – ${format(to)}`;
}
