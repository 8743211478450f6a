import type { AnswerableCall, Call, CallAnswer, CallArgs } from "@/lib/calls/call";
import type { ParamValues } from "@/lib/calls/params";
import type { ListSearch } from "@/lib/list/search/list-search";
import type { ListPageKey } from "@/lib/roles/pages";
import type { Filter, FilterOfCall, FilterParams } from "../filters/filter";
import type { LoadMany } from "../many/many-action";
import { requestOf } from "../requests/list-request";
import { type AppliedFilters, type ListSort, pageSizes, type RequestedState } from "../url/list-state";
import { checkList } from "./check-list";
import type { Columns } from "./column";
import type { LoadQueue } from "./list-queue";
import type { OnlyValues } from "./only";
import type { PdfOfRecord } from "./pdf-of-record";
import type { LoadReport } from "./report";
import { usualFilters } from "./usual-filters";

/** Rows of one page, and how many there are on all pages. */
export interface ListRows<Row> {
  items: readonly Row[];
  totalCount: number;
}

/** A row of the call's answer. */
export type RowOf<C extends AnswerableCall> =
  CallAnswer<C> extends ListRows<infer Row extends { id: number }> ? Row : never;

/** The wire's words that the call sorts by. */
type SortWord<C extends AnswerableCall> =
  ParamValues<FilterParams<C>> extends { sort?: infer Word } ? NonNullable<Word> : never;

/** One row opened: the call that reads it whole and the fields that the preview lists. */
interface PreviewSettings<P extends Call, Detail> {
  call: P;
  /** @param filters texts of the applied filters, for a page where one of them says what kind of record its ids name. */
  args(id: number, filters: AppliedFilters): CallArgs<P>;
  /** @returns undefined where the answer holds no such row. */
  detail(answer: CallAnswer<P>): Detail | undefined;
  fields: Columns<NoInfer<Detail>>;
  /** Key of the field and column that people call a record by; its id where absent. */
  name?: string;
}

interface ListSettings<C extends AnswerableCall, P extends Call, Detail, Key extends string = string> {
  /** The URL segment; texts are `messages/<locale>/<page>.json`. */
  page: ListPageKey;
  call: C;
  /** All that a person may choose from. `id` is always shown, first. */
  columns: Columns<RowOf<C>>;
  /** At most 4 beside Id (CNST-009). */
  defaultColumns: readonly string[];
  /** Columns that the platform sorts by, with the wire's word for each. */
  sort: Readonly<Record<string, SortWord<NoInfer<C>>>>;
  defaultSort: ListSort;
  /** In the order in which Define Filter offers them. Each names the parameter of the call that it fills. */
  filters?: Readonly<Record<Key, FilterOfCall<NoInfer<C>>>>;
  /** The values that "only this" narrows the list to, by column (decision 0045): read from a row, or its details. */
  only?: OnlyValues<RowOf<NoInfer<C>>, NoInfer<Key>>;
  /** The filter that says what kind of record an id names, where ids are unique within one kind alone. */
  kindFilter?: string;
  /** Columns of optional fields: a page of rows none of which has one is shown without it, and so is a record in its preview. */
  mayLack?: readonly string[];
  /** Parameters of every request, unless an applied filter fills the same one. */
  defaults?: ParamValues<FilterParams<NoInfer<C>>>;
  /** To what the platform narrows the list by itself where these filters say nothing. */
  usual?: AppliedFilters;
  /** Rows on a page to begin with: 25, or what the specification says. */
  pageSize?: number;
  /** Those of its rows that wait for somebody. */
  queue?: LoadQueue<RowOf<NoInfer<C>>>;
  /** What can be done to many of its rows at once (decision 0046). */
  many?: LoadMany;
  preview: PreviewSettings<P, Detail>;
  /** By which of its filters a text is looked for in it (decision 0043). */
  search?: ListSearch;
  /** Gives the PDF of one of its records: those of ticked rows are printed as one file (decision 0048). */
  pdf?: PdfOfRecord;
  /** Business reports that belong to the page (TABL-007). */
  report?: LoadReport;
  /** An empty list gives its whole place to the message, without table (TABL-011). */
  emptyView?: "table" | "expanded";
  /**
   * The page has a search of its own, whose hits stand in the place of the rows; what is searched for is in the address. It
   * says for which texts there may be hits.
   */
  finds?(text: string): boolean;
  /** Failures to load are told in their place alone (reading 13). */
  isQuiet?: boolean;
}

/** A list page: no JSX, no text. Read by the server for the first HTML and by the browser after it. */
export interface List<C extends Call, Row, P extends Call, Detail> {
  page: ListPageKey;
  call: C;
  columns: Columns<Row>;
  defaultColumns: readonly string[];
  sortKeys: readonly string[];
  defaultSort: ListSort;
  filters: Readonly<Record<string, Filter>>;
  /** What it is narrowed to where these filters say nothing. */
  usual: AppliedFilters;
  kindFilter?: string | undefined;
  only?: OnlyValues<Row> | undefined;
  mayLack?: readonly string[] | undefined;
  sizes: readonly number[];
  defaultSize: number;
  /**
   * The arguments of `call` for a page of rows.
   * @param today YYYY-MM-DD where the operator works: what a period means.
   */
  request(state: RequestedState, today: string): CallArgs<C>;
  rows(answer: CallAnswer<C>): ListRows<Row>;
  preview: PreviewSettings<P, Detail>;
  search?: ListSearch | undefined;
  /** What of it is worked off from the oldest on. */
  queue?: LoadQueue<Row> | undefined;
  many?: LoadMany | undefined;
  pdf?: PdfOfRecord | undefined;
  report?: LoadReport | undefined;
  emptyView: "table" | "expanded";
  finds?: ((text: string) => boolean) | undefined;
  isQuiet?: boolean | undefined;
}

/** @throws Error where the declaration contradicts itself; the message names the remedy. */
export function defineList<C extends AnswerableCall, P extends Call, Detail, Key extends string = never>(
  settings: ListSettings<C, P, Detail, Key>,
): List<C, RowOf<C>, P, Detail>;
export function defineList(settings: ListSettings<AnswerableCall, Call, unknown>): unknown {
  const { sort, defaults = {}, filters = {}, emptyView = "table", pageSize = pageSizes[0] ?? 25, ...rest } = settings;
  const sizes = [...new Set([...pageSizes, pageSize])].sort((one, other) => one - other);
  const usual = { ...usualFilters(filters, defaults), ...settings.usual };
  const list = { ...rest, filters, usual, emptyView, sortKeys: Object.keys(sort), sizes, defaultSize: pageSize };
  // The browser gets what the server has checked.
  if (typeof window === "undefined") checkList(list);
  return {
    ...list,
    request: (state: RequestedState, today: string) => requestOf({ ...list, sort, defaults }, state, today),
    rows: (answer: unknown) => answer,
  };
}
