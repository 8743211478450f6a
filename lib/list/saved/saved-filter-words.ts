import { readFilterText } from "../filters/filter-text";
import { type FilterReader, filterWords } from "../filters/filter-words";
import { isNarrowing } from "../filters/narrowing";
import type { RecordNames } from "../lookups/record-names";
import type { Described } from "../texts/texts";
import type { AppliedFilters } from "../url/list-state";
import { saysIds, valueOfLabel } from "./saved-filter-labels";
import type { SavedFilter } from "./saved-filters";

/** One chip of a saved filter. */
export interface SavedFilterWords {
  param: string;
  label: string;
}

/**
 * What the chips of a saved filter say to the person who reads them now: it may have been saved in another language.
 * Names of records stay as they were saved, and so does what the list no longer takes; records that were saved by their ids
 * are named as they are called now.
 * @param list undefined where there is none (any more)
 * @param today YYYY-MM-DD where the operator works
 * @param names what `recordsToName` asked for
 */
export function savedFilterWords(
  list: Described | undefined,
  { filters }: SavedFilter,
  reader: FilterReader,
  today: string,
  names: RecordNames = new Map(),
): SavedFilterWords[] {
  const meant = filters.filter(({ param }) => list === undefined || !isNarrowing(list.filters, param));
  return meant.map((saved) => {
    const { param, value, label } = saved;
    const filter = list !== undefined && Object.hasOwn(list.filters, param) ? list.filters[param] : undefined;
    const text = filter && readFilterText(filter, value, today);
    if (list === undefined || filter === undefined || text === undefined) return { param, label };
    const [words] = filterWords(list, { [param]: text }, reader, names);
    if (words === undefined) return { param, label };
    const isNamed = filter.kind === "relation" && !saysIds(saved);
    return { param, label: `${words.name}: ${isNamed ? valueOfLabel(label) : words.value}` };
  });
}

/** The filters of a saved one whose records stand there by their ids. */
export function recordsToName(list: Described, { filters }: SavedFilter, today: string): AppliedFilters {
  return Object.fromEntries(
    filters.flatMap((saved) => {
      const filter = Object.hasOwn(list.filters, saved.param) ? list.filters[saved.param] : undefined;
      const text =
        filter?.kind === "relation" && saysIds(saved) ? readFilterText(filter, saved.value, today) : undefined;
      return text === undefined ? [] : [[saved.param, text]];
    }),
  );
}
