"use client";

import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import type { GridCursor } from "@/components/grid/use-grid-cursor";
import { extentOf, select } from "@/lib/grid/position/cursor";
import type { CellSelection } from "@/lib/resources/drafts/editing/selection";

interface RowsSelectionOptions {
  /** The rows that are shown, in order. */
  keys: readonly number[];
  cursor: GridCursor;
  /** Where the cursor goes to in a row that is selected elsewhere. */
  column: number;
  /** A cell was selected by hand (MAPP-003). */
  onSelect(): void;
}

/** In rows the cursor is what is selected: each leads the other. @returns the selected rows */
export function useRowsSelection(
  selection: CellSelection,
  { keys, cursor, column, onSelect }: RowsSelectionOptions,
): ReadonlySet<number> {
  const chosen = useSyncExternalStore(
    selection.subscribe,
    () => selection.keys,
    () => selection.keys,
  );
  /** Places of the cursor that choose nothing: where it begins, and where what is selected already leads it. */
  const unchosen = useRef(0);
  const isBegun = useRef(false);

  /** To look at the rows selects nothing: where the picture was left they begin. */
  function begin(): void {
    const [selected] = keys.flatMap((key, row) => (chosen.has(key) ? row : []));
    const row = selected ?? keys.indexOf(selection.focus ?? -1);
    unchosen.current = row >= 0 ? 2 : 1;
    if (row >= 0) cursor.go(select(row, column));
  }

  /** To what is selected elsewhere; who has let go of rows is at one of them. */
  function lead(): void {
    const rows = keys.flatMap((key, row) => (chosen.has(key) ? row : []));
    const [from, to] = extentOf(cursor.selection).rows;
    const isHere = rows[0] === from && rows.at(-1) === to && rows.length === to - from + 1;
    const isLetGo = rows.length === 0 && from === to;
    if (isHere || isLetGo) return;
    const [row = cursor.selection.focus.row] = rows;
    unchosen.current = 1;
    cursor.go(select(row, column));
  }

  const follow = useEffectEvent(() => (isBegun.current ? lead() : begin()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each selection leads anew.
  useEffect(() => {
    follow();
    isBegun.current = true;
  }, [chosen]);

  /** What the cursor stands on is selected in the picture, each time that it goes somewhere. */
  const choose = useEffectEvent((): void => {
    const [first, last] = extentOf(cursor.selection).rows;
    const rowKeys = keys.slice(first, last + 1);
    const [at] = rowKeys;
    if (unchosen.current > 0) {
      unchosen.current -= 1;
      // A key works on the cursor's row where nothing is selected any more.
      if (at !== undefined) selection.focusOn(at);
      return;
    }
    // What is typed, or scanned, goes into all that are selected.
    if (cursor.entry !== undefined && rowKeys.every((key) => selection.has(key))) return;
    selection.select(rowKeys, { anchor: at, focus: at });
    // Nobody has chosen them: in the picture a click begins anew.
    selection.spend();
    onSelect();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cursor's place is another one with each step.
  useEffect(() => choose(), [cursor.selection]);
  return chosen;
}
