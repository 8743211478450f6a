import { formatDay, monthName } from "@/lib/dates/format";
import { formatQuantity } from "@/lib/money/format";
import { nameOf, type RecordNames } from "../lookups/record-names";
import { type Described, filterNamePath, filterWordPath } from "../texts/texts";
import type { AppliedFilters } from "../url/list-state";
import type { Filter } from "./filter";
import { readHalves, readValues } from "./filter-text";
import { isPeriod, type Period, type PeriodWords, periodWords } from "./periods";

/** An applied filter in words. */
export interface FilterWords {
  key: string;
  /** What the filter is called. */
  name: string;
  /** What it is set to, as a person reads it. */
  value: string;
}

/** The person who reads them. */
export interface FilterReader {
  locale: string;
  /** A text of the list's page, e.g. `options`, `orderType`, `LOCKER`. */
  text(...path: string[]): string;
  yes: string;
  no: string;
  all: string;
  period(words: PeriodWords, period: Period): string;
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
    return [{ key, name: reader.text(...filterNamePath(list, key)), value }];
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
      return isPeriod(text) ? reader.period(periodWords[filter.periods], text) : rangeWords(text, reader, formatDay);
    case "event-date":
      return isPeriod(text) ? reader.period(periodWords.event, text) : rangeWords(text, reader, formatDay);
    case "amount-range":
      return rangeWords(text, reader, (amount) => `${formatQuantity(Number(amount), reader.locale)} RON`);
    case "number-range":
      return rangeWords(text, reader, (quantity) => formatQuantity(Number(quantity), reader.locale));
  }
}

function rangeWords(text: string, reader: FilterReader, format: (end: string) => string): string {
  const { from, to } = readHalves(text);
  if (from === undefined) return reader.until(format(to ?? ""));
  if (to === undefined) return reader.from(format(from));
  return from === to ? format(from) : `${format(from)} – ${format(to)}`;
}
