import { readFilterText } from "../filters/filter-text";
import { type FilterReader, filterWords } from "../filters/filter-words";
import { isNarrowing } from "../filters/narrowing";
import type { Described } from "../texts/texts";
import type { SavedFilter } from "./saved-filters";

/** One chip of a saved filter. */
export interface SavedFilterWords {
  param: string;
  label: string;
}

/**
 * What the chips of a saved filter say to the person who reads them now: it may have been saved in another language.
 * Names of records stay as they were saved, and so does what the list no longer takes.
 * @param list undefined where there is none (any more)
 * @param today YYYY-MM-DD where the person is
 */
export function savedFilterWords(
  list: Described | undefined,
  { filters }: SavedFilter,
  reader: FilterReader,
  today: string,
): SavedFilterWords[] {
  const meant = filters.filter(({ param }) => list === undefined || !isNarrowing(list.filters, param));
  return meant.map(({ param, value, label }) => {
    const filter = list !== undefined && Object.hasOwn(list.filters, param) ? list.filters[param] : undefined;
    const text = filter && readFilterText(filter, value, today);
    if (list === undefined || filter === undefined || text === undefined) return { param, label };
    const [words] = filterWords(list, { [param]: text }, reader, new Map());
    if (words === undefined) return { param, label };
    return { param, label: `${words.name}: ${filter.kind === "relation" ? savedValueOf(label) : words.value}` };
  });
}

/** A label is written as `name: value`. */
function savedValueOf(label: string): string {
  return label.slice(label.indexOf(": ") + 2);
}
