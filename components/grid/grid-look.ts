import type { ReactNode } from "react";
import type { GridColumn } from "@/lib/grid/columns/grid-column";

/**
 * How a grid looks and what it says of its rows, in the person's language; the same object in every render, so that a row
 * is only redrawn for its own changes.
 */
export interface GridLook<Content, Fault extends string> {
  readonly columns: readonly GridColumn<Content, Fault>[];
  /** Nothing in it can be changed; absent where that is a matter of each row. */
  readonly isReadOnly?: boolean;
  /** Of the whole grid. */
  readonly label: string;
  titleOf(column: string): string;
  /** What a value's field is called. */
  entryLabelOf(column: string, content: Content): string;
  /** What a value of a choice is called, or one that is only read. */
  wordOf(column: string, value: string): string;
  /** What removes the row; absent where no row is. */
  removalOf?(content: Content): string;
  pictureOf(content: Content): ReactNode;
  faultText(fault: Fault, content: Content): string;
  /** Why a value is doubtful; asked of those that are. Where it says nothing, their colour is all. */
  doubtText?(column: string, content: Content): string | undefined;
}
