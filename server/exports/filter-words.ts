import "server-only";
import type { Filter } from "@/lib/list/filter";
import { readValues } from "@/lib/list/filter-text";
import type { AppliedFilters } from "@/lib/list/list-state";
import { type Described, filterNamePath, filterWordPath } from "@/lib/list/texts";
import type { Reader } from "./table-columns";

/** Applied filters in the reader's words, e.g. `Order type Locker`; what has no words stands as it is in the address. */
export function filterWords(list: Described, applied: AppliedFilters, reader: Reader): string[] {
  return Object.entries(applied).flatMap(([key, value]) => {
    const filter = list.filters[key];
    if (filter === undefined) return [];
    const words = wordsOf(filter, value, reader, (word) => reader.text(...filterWordPath(list, key, word)));
    return [`${reader.text(...filterNamePath(list, key))} ${words}`];
  });
}

function wordsOf(filter: Filter, value: string, reader: Reader, optionText: (word: string) => string): string {
  switch (filter.kind) {
    case "choice":
    case "choices":
    case "narrowing":
      return readValues(value).map(optionText).join(" ");
    case "boolean":
      return value === "true" ? reader.yes : reader.no;
    default:
      return value;
  }
}
