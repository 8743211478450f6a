"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { type GridColumn, isValueColumn } from "@/lib/grid/columns/grid-column";
import type { SteppedTo } from "@/lib/grid/editing/editor-state";
import { extentOf, select } from "@/lib/grid/position/cursor";
import type { GridCursor } from "./use-grid-cursor";

interface Surroundings<Content, Fault extends string> {
  columns: readonly GridColumn<Content, Fault>[];
  /** The rows that are shown, in order. */
  keys: readonly number[];
  cursor: GridCursor;
}

/** Leads to the row that an undo or a redo has changed: a change out of sight would be sent unseen. */
export function useGoToStep<Content, Fault extends string>(
  stepped: SteppedTo<Content> | undefined,
  { columns, keys, cursor }: Surroundings<Content, Fault>,
): void {
  const seen = useRef(stepped);
  const go = useEffectEvent(({ keys: changed, field }: SteppedTo<Content>) => {
    const { selection } = cursor;
    const [first, last] = extentOf(selection).rows;
    // Who undoes what was done of a selection goes on with it.
    if (keys.slice(first, last + 1).some((key) => changed.has(key))) return;
    const row = keys.findIndex((key) => changed.has(key));
    const column = columns.findIndex((each) => isValueColumn(each) && each.field === field);
    if (row !== -1) cursor.go(select(row, column === -1 ? selection.focus.column : column));
  });
  useEffect(() => {
    if (seen.current === stepped) return;
    seen.current = stepped;
    if (stepped !== undefined) go(stepped);
  }, [stepped]);
}
