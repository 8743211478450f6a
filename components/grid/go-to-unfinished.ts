import type { GridColumn } from "@/lib/grid/columns/grid-column";
import { select } from "@/lib/grid/position/cursor";
import type { GridStore } from "@/lib/grid/rows/grid-store";
import { faultyColumn } from "./row-trouble";
import type { GridCursor } from "./use-grid-cursor";

interface Surroundings<Content, Fault extends string> {
  store: GridStore<Content>;
  columns: readonly GridColumn<Content, Fault>[];
  cursor: GridCursor;
  /** Where no value is at fault, as in a row that the platform did not take. */
  otherwise: number;
}

/** Puts the cursor on what is at fault in a row: what is typed next takes its place. */
export function goToUnfinished<Content, Fault extends string>(
  { store, columns, cursor, otherwise }: Surroundings<Content, Fault>,
  key: number,
): void {
  const row = store.row(key);
  if (row === undefined) return;
  const found = faultyColumn(row, columns);
  cursor.go(select(store.keys.indexOf(key), found === -1 ? otherwise : found));
}
