import { type ComponentType, createContext, type RefObject } from "react";
import type { Column, Columns } from "@/lib/list/declare/column";
import type { OnlyValues } from "@/lib/list/declare/only";
import type { Filter } from "@/lib/list/filters/filter";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import type { ListPageKey } from "@/lib/roles/pages";
import type { PassedOverNotice } from "../passed-over/passed-over-notice";

/** "Only this" from a value: what it is said to be, and what the list is narrowed to. */
export interface OnlyOffer {
  /** The column or field. */
  name: string;
  value: string;
  filters: AppliedFilters;
}

/** Where "only this" was pressed: there the focus stays. */
export type OnlyFrom = { row: number } | "preview";

/** What is going on: values of a row, or of one of its cells, are offered, or the rows of one are on their way. */
export type OnlyStep = { at: Element | null; isOfCell?: boolean } | { narrowed: OnlyOffer; from: OnlyFrom };

/** A row of whichever list. */
export type ListedRow = { id: number };

/** A value of a preview. */
export interface ShownValue {
  fieldKey: string;
  field: Column<unknown>;
  detail: unknown;
}

/** Rows on the screen, and the columns that may show their values. */
export interface ShownRows {
  columns: Columns<ListedRow>;
  rows: readonly ListedRow[];
}

export interface OnlyPartProps extends ShownRows {
  step: OnlyStep;
  place: OnlyPlace;
  /** Keys of the columns in the order of their display. */
  shown: readonly string[];
  /** Undefined while the rows are those of before. */
  totalCount: number | undefined;
  rowsRef: RefObject<HTMLElement | null>;
  onEnd(): void;
}

export interface CellButtonsProps extends ShownRows {
  scroller: RefObject<HTMLElement | null>;
}

/** What is fetched when it is needed. */
export interface ValueCode {
  CellButtons: ComponentType<CellButtonsProps>;
  OnlyButton: ComponentType<ShownValue>;
  OnlyPart: ComponentType<OnlyPartProps>;
  PassedOverNotice: typeof PassedOverNotice;
}

/** A list that can be narrowed to a value that it shows. */
export interface OnlyPlace {
  list: {
    page: ListPageKey;
    filters: Readonly<Record<string, Filter>>;
    usual: AppliedFilters;
    only?: OnlyValues<never>;
  };
  applied: AppliedFilters;
  /** Undefined until it is there. */
  code: ValueCode | undefined;
  narrow(offer: OnlyOffer, from: OnlyFrom): void;
  /** Offers the values of one cell, of which there are several. */
  choose(cell: HTMLTableCellElement): void;
}

/** Of the page's own list: a record that is shown beside another page's has none. */
export const OnlyContext = createContext<OnlyPlace | undefined>(undefined);
