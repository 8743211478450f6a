"use client";

import { type RefObject, useRef, useState } from "react";
import {
  type GridSize,
  type Motion,
  move,
  type Selection,
  select,
  selectAll,
  within,
} from "@/lib/grid/position/cursor";

/** Where the person is in the grid, what is selected, and what is being entered. */
export interface GridCursor {
  selection: Selection;
  /** What the entry began with; undefined outside of an entry. */
  entry: string | undefined;
  go(selection: Selection): void;
  /** @returns false where the way leads out of the grid */
  move(motion: Motion, isExtending?: boolean): boolean;
  all(): void;
  /** Begins an entry in this column of the row. */
  enter(column: number, typed: string): void;
  leaveEntry(): void;
}

/** @param column where the person begins */
export function useGridCursor(size: RefObject<GridSize>, column: number): GridCursor {
  const [selection, setSelection] = useState(() => select(0, column));
  const [entry, setEntry] = useState<string>();
  // One key press may take several steps, each from where the one before has led, before anything is drawn.
  const position = useRef(selection);
  const go = (next: Selection): void => {
    position.current = within(next, size.current);
    setSelection(position.current);
    setEntry(undefined);
  };
  return {
    selection,
    entry,
    go,
    move(motion, isExtending) {
      const next = move(position.current, motion, size.current, isExtending);
      if (next !== undefined) go(next);
      return next !== undefined;
    },
    all: () => go(selectAll(size.current)),
    enter(entered, typed) {
      const { row } = position.current.focus;
      go(select(row, entered));
      setEntry(typed);
    },
    leaveEntry: () => setEntry(undefined),
  };
}
