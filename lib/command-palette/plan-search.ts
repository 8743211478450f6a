import { longestFreeText } from "@/lib/calls/scalars";
import type { Filter } from "@/lib/list/filters/filter";
import { searchDelay } from "@/lib/list/lookups/lookup";
import type { ListSearch } from "@/lib/list/search/list-search";
import { shapesOf, termOf } from "@/lib/list/search/text-shape";
import { byPreview } from "@/lib/list/search/typed-filter";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import type { ListPageKey, PageKey } from "@/lib/roles/pages";
import type { OrderedPages } from "./pages-in-order";

/** CNST-018: how long a person has stopped typing before a text filter is applied, in ms. */
const textDelay = 1_000;

/** Of the resources that a text may be in, so many are asked without a further word. */
export const mostAsked = 8;
/** Rows of one resource. */
export const mostRows = 5;

/** One resource in which a text is looked for. */
export interface SearchStep {
  page: ListPageKey;
  /** The filters that find it on its page; undefined where the record of an id is read instead. */
  filters: AppliedFilters | undefined;
  /** Where the text may be an id. */
  id: number | undefined;
  /** In ms. */
  delay: number;
}

interface SearchedList {
  page: ListPageKey;
  filters: Readonly<Record<string, Filter>>;
  search?: ListSearch | undefined;
}

/**
 * Where a text is looked for, in the order in which it is asked: the pages of the lit role first, and of them those that
 * have a filter for it before those of which a record is read by its id.
 */
export function planSearch(text: string, lists: readonly SearchedList[], { first, rest }: OrderedPages): SearchStep[] {
  return [first, rest].flatMap((pages) => {
    const steps = stepsOf(text, lists, pages);
    return [
      ...steps.filter(({ filters }) => filters !== undefined),
      ...steps.filter(({ filters }) => filters === undefined),
    ];
  });
}

function stepsOf(text: string, lists: readonly SearchedList[], pages: readonly PageKey[]): SearchStep[] {
  const shapes = shapesOf(text);
  return pages.flatMap((page) => {
    const list = lists.find((each) => each.page === page);
    const search = list?.search;
    const shape = shapes.find((each) => search?.[each] !== undefined);
    const key = shape && search?.[shape];
    if (list === undefined || shape === undefined || key === undefined) return [];
    const term = termOf(text, shape);
    const id = shape === "id" ? Number(term) : undefined;
    if (!isWithin(term, list.filters[key])) return [];
    const isText = list.filters[key]?.kind === "text";
    const delay = search?.delay ?? (isText ? textDelay : (searchDelay(term) ?? 0));
    const filters = key === byPreview ? undefined : { [key]: term, ...search?.along?.[shape] };
    return [{ page: list.page, filters, id, delay }];
  });
}

/** What cannot stand in the filter is in no record. */
function isWithin(term: string, filter: Filter | undefined): boolean {
  return filter?.kind !== "text" || term.length <= (filter.longest ?? longestFreeText);
}
