import type { Call, CallAnswer, CallArgs } from "@/lib/calls/call";
import type { ListPageKey } from "@/lib/roles/pages";
import { checkList } from "./check-list";
import type { Columns } from "./column";
import type { ListSort, SortOrder } from "./list-state";

/** Rows of one page, and how many there are on all pages. */
export interface ListRows<Row> {
  items: readonly Row[];
  totalCount: number;
}

/** What a list asks its call for. `sort` is already the wire's own word. */
export interface ListRequest<WireSort extends string> {
  offset: number;
  limit: number;
  sort: WireSort;
  order: SortOrder;
}

/** One row opened: the call that reads it whole and the fields that the preview lists. */
export interface PreviewSettings<C extends Call, Detail> {
  call: C;
  args(id: number): CallArgs<C>;
  /** @returns undefined where the answer holds no such row. */
  detail(answer: CallAnswer<C>): Detail | undefined;
  fields: Columns<NoInfer<Detail>>;
}

interface ListSettings<C extends Call, Row, WireSort extends string, P extends Call, Detail> {
  /** The URL segment; texts are `messages/<locale>/<page>.json`. */
  page: ListPageKey;
  call: C;
  rows(answer: CallAnswer<C>): ListRows<Row>;
  /** All that a person may choose from. `id` is always shown, first. */
  columns: Columns<NoInfer<Row>>;
  /** At most 4 beside Id (CNST-009). */
  defaultColumns: readonly string[];
  /** Columns that the platform sorts by, with the wire's word for each. */
  sort: Readonly<Record<string, WireSort>>;
  defaultSort: ListSort;
  /** How paging and sorting go onto the wire. */
  args(request: ListRequest<WireSort>): CallArgs<C>;
  preview: PreviewSettings<P, Detail>;
  /** An empty list gives its whole place to the message, without table (TABL-011). */
  emptyView?: "table" | "expanded";
}

/** A list page: no JSX, no text. Read by the server for the first HTML and by the browser after it. */
export interface List<C extends Call, Row, P extends Call, Detail> {
  page: ListPageKey;
  call: C;
  rows(answer: CallAnswer<C>): ListRows<Row>;
  columns: Columns<Row>;
  defaultColumns: readonly string[];
  sortKeys: readonly string[];
  defaultSort: ListSort;
  /** The arguments of `call` for a page of rows. */
  request(paging: { page: number; size: number; sort: ListSort }): CallArgs<C>;
  preview: PreviewSettings<P, Detail>;
  emptyView: "table" | "expanded";
}

/** @throws Error where the declaration contradicts itself; the message names the remedy. */
export function defineList<
  C extends Call,
  Row extends { id: number },
  const WireSort extends string,
  P extends Call,
  Detail,
>(settings: ListSettings<C, Row, WireSort, P, Detail>): List<C, Row, P, Detail> {
  const { sort, args, emptyView = "table", ...rest } = settings;
  const list = { ...rest, emptyView, sortKeys: Object.keys(sort) };
  checkList(list);
  return {
    ...list,
    request({ page, size, sort: { key, order } }) {
      const wireSort = sort[key] ?? sort[settings.defaultSort.key];
      if (wireSort === undefined) throw new Error(`The list ${settings.page} does not sort by ${key}.`);
      return args({ offset: (page - 1) * size, limit: size, sort: wireSort, order });
    },
  };
}
