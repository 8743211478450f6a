export type SortOrder = "ASC" | "DESC";

export interface ListSort {
  /** A column's key. */
  key: string;
  order: SortOrder;
}

export const pageSizes = [25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** `split` shows table and preview side by side, `wide` the preview alone (TABL-002). */
export type ListView = "split" | "wide";

/** All of a list page that its address holds. */
export interface ListState {
  /** From 1. */
  page: number;
  size: PageSize;
  sort: ListSort;
  /** The id of the row whose preview is open. */
  open: number | undefined;
  view: ListView;
  /** Keys of the columns beside Id, in the order of their display. */
  columns: readonly string[];
}
