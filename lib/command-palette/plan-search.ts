import { longestFreeText } from "@/lib/calls/scalars";
import type { Filter } from "@/lib/list/filters/filter";
import { typingPauseMs } from "@/lib/list/filters/typing-pause";
import { searchDelay } from "@/lib/list/lookups/lookup";
import type { ListSearch } from "@/lib/list/search/list-search";
import { shapesOf, type TextShape, termOf } from "@/lib/list/search/text-shape";
import { byPreview } from "@/lib/list/search/typed-filter";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import type { ListPageKey, PageKey } from "@/lib/roles/pages";
import type { OrderedPages } from "./pages-in-order";

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
  /** The filters take it as a number: the record of the id is read where they find nothing. */
  isIdLast?: boolean | undefined;
  /** The kinds of record that an id may be of, the likeliest first; where absent the page has one. */
  kinds?: readonly AppliedFilters[] | undefined;
  /** In ms. */
  delay: number;
}

/** The page on which somebody searches, and the filters that its address says. */
export interface OpenPage {
  page: PageKey | undefined;
  filters: AppliedFilters;
}

interface SearchedList {
  page: ListPageKey;
  filters: Readonly<Record<string, Filter>>;
  usual: AppliedFilters;
  kindFilter?: string | undefined;
  search?: ListSearch | undefined;
}

/**
 * Where a text is looked for, in the order in which it is asked: the open page, whose own records are meant first, then the
 * pages of the lit role, and of them those that have a filter for it before those of which a record is read by its id.
 */
export function planSearch(
  text: string,
  lists: readonly SearchedList[],
  { first, rest }: OrderedPages,
  open: OpenPage = { page: undefined, filters: {} },
): SearchStep[] {
  const own = [...first, ...rest].filter((page) => page === open.page);
  const others = [first, rest].map((pages) => pages.filter((page) => page !== open.page));
  return [own, ...others].flatMap((pages) => {
    const steps = stepsOf(text, lists, pages, open.filters);
    return [
      ...steps.filter(({ filters }) => filters !== undefined),
      ...steps.filter(({ filters }) => filters === undefined),
    ];
  });
}

function stepsOf(
  text: string,
  lists: readonly SearchedList[],
  pages: readonly PageKey[],
  shown: AppliedFilters,
): SearchStep[] {
  const shapes = shapesOf(text);
  return pages.flatMap((page) => {
    const list = lists.find((each) => each.page === page);
    return list === undefined ? [] : stepOf(text, shapes, list, shown);
  });
}

function stepOf(
  text: string,
  shapes: readonly TextShape[],
  list: SearchedList,
  shown: AppliedFilters,
): SearchStep | never[] {
  const { page, filters, search } = list;
  const shape = shapes.find((each) => search?.[each] !== undefined);
  const key = shape && search?.[shape];
  if (shape === undefined || key === undefined) return [];
  const term = termOf(text, shape);
  if (!isWithin(term, filters[key])) return [];
  const isText = filters[key]?.kind === "text";
  const delay = search?.delay ?? (isText ? typingPauseMs : (searchDelay(term) ?? 0));
  const applied = key === byPreview ? undefined : { [key]: term, ...search?.along?.[shape] };
  return { page, filters: applied, delay, ...idOf(text, shape, shapes, list, shown) };
}

/** What a record is read by where the text is an id, or may be one beside a number. */
function idOf(
  text: string,
  shape: TextShape,
  shapes: readonly TextShape[],
  list: SearchedList,
  shown: AppliedFilters,
): Pick<SearchStep, "id" | "isIdLast" | "kinds"> {
  const isIdLast = shape === "number" && shapes.includes("id") && list.search?.id !== undefined;
  if (shape !== "id" && !isIdLast) return { id: undefined };
  return { id: Number(termOf(text, "id")), isIdLast, kinds: kindsOf(list, shown) };
}

/** Ids are unique within one kind alone; the kind that the page shows comes first. */
function kindsOf({ kindFilter, filters, usual }: SearchedList, shown: AppliedFilters): AppliedFilters[] | undefined {
  const filter = kindFilter === undefined ? undefined : filters[kindFilter];
  if (kindFilter === undefined || filter?.kind !== "choice") return undefined;
  const own = usual[kindFilter];
  const likeliest = new Set(
    [shown[kindFilter], own, ...Object.keys(filter.options)].filter((kind) => kind !== undefined),
  );
  const kinds = [...likeliest].filter((kind) => Object.hasOwn(filter.options, kind));
  return kinds.map((kind) => (kind === own ? {} : { [kindFilter]: kind }));
}

/** What cannot stand in the filter is in no record. */
function isWithin(term: string, filter: Filter | undefined): boolean {
  return filter?.kind !== "text" || term.length <= (filter.longest ?? longestFreeText);
}
