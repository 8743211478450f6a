export type SortOrder = "ASC" | "DESC";

export interface ListSort {
  /** A column's key. */
  key: string;
  order: SortOrder;
}

/** How many rows a page may hold; a list adds the one that it begins with. */
export const pageSizes: readonly number[] = [25, 50, 100];

/** `split` shows table and preview side by side, `wide` the preview alone (TABL-002). */
export type ListView = "split" | "wide";

/** What the panel beside the table is used for where it shows no preview (TABL-003, TABL-009). */
export const panelModes = ["edit", "new", "import"] as const;
export type PanelMode = (typeof panelModes)[number];

/** Applied filters in the order in which they were applied: each filter's key with its value's text. */
export type AppliedFilters = Readonly<Record<string, string>>;

/** The preview's part of the width, in percent. */
export const panelWidths = { least: 30, most: 70 } as const;

/** All of a list page that its address holds. */
export interface ListState {
  /** From 1. */
  page: number;
  size: number;
  sort: ListSort;
  /** The id of the row whose preview is open. */
  open: number | undefined;
  view: ListView;
  mode: PanelMode | undefined;
  /** Undefined until the person has drawn the line between table and preview. */
  width: number | undefined;
  /** Keys of the columns beside Id, in the order of their display. */
  columns: readonly string[];
  /** What is searched for in the place of the rows, on a page that has such a search. */
  find: string | undefined;
  filters: AppliedFilters;
  /** The queue that is stepped through, by its key. */
  queue?: string | undefined;
}

/** What of it decides which rows are asked for. */
export type RequestedState = Pick<ListState, "page" | "size" | "sort" | "filters">;

/** What of it a saved filter brings back (FILT-017). */
export type FilteredState = Pick<ListState, "filters" | "sort" | "size" | "columns">;
