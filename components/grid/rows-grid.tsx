"use client";

import type { ReactNode } from "react";
import { goToUnfinished } from "./go-to-unfinished";
import { GridView, type GridViewProps } from "./grid-view";
import { RowTroubleNotice } from "./notices/row-trouble-notice";
import { UnfinishedRows } from "./notices/unfinished-rows";

interface RowsGridProps<Content, Fault extends string> extends Omit<GridViewProps<Content, Fault>, "onSight"> {
  /** What is wrong with the rows as a whole, and the id under which it is told. */
  error: string | undefined;
  errorId: string;
  /** Rows that are not complete, in words. */
  unfinishedText(count: number): string;
  /** The column of a row in which nothing is at fault, though it is not complete. */
  otherwise: number;
  /** What else is told of the rows. */
  children?: ReactNode;
}

/** Rows that are typed into, with what is wrong with the one at the cursor and the way to those that are not complete. */
export function RowsGrid<Content, Fault extends string>(props: RowsGridProps<Content, Fault>) {
  const { error, errorId, unfinishedText, otherwise, children, ...view } = props;
  const { store, look, keys, cursor, isChecked } = view;
  const { row, column } = cursor.selection.focus;
  const at = keys[row];
  return (
    <>
      <GridView {...view} />
      <RowTroubleNotice store={store} look={look} rowKey={at} at={column} isChecked={isChecked} />
      {error && (
        <p id={errorId} role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
      {children}
      <UnfinishedRows
        store={store}
        textOf={unfinishedText}
        at={at}
        isEntering={cursor.entry !== undefined}
        onShow={(key) => goToUnfinished({ store, columns: look.columns, cursor, otherwise }, key)}
      />
    </>
  );
}
