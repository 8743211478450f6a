import { entryColumn, type GridColumn, isValueColumn, switchedOff, switchedOn } from "@/lib/grid/columns/grid-column";
import { entryOf } from "@/lib/grid/editing/enter-value";
import { type Cell, extentOf } from "@/lib/grid/position/cursor";
import type { GridAction } from "@/lib/grid/position/keys";
import type { GridStore } from "@/lib/grid/rows/grid-store";
import type { GridWork } from "./grid-work";
import type { GridCursor } from "./use-grid-cursor";

interface GridSurroundings<Content, Fault extends string> {
  store: GridStore<Content>;
  columns: readonly GridColumn<Content, Fault>[];
  /** The rows that are shown, in order. */
  keys: readonly number[];
  work: GridWork<Content, Fault>;
  cursor: GridCursor;
  /** Rows that are selected whole, in the place of those of the cursor's range. */
  chosen?: ReadonlySet<number> | undefined;
}

/** What keys and clicks do where the cursor stands. */
export function gridActions<Content, Fault extends string>({
  store,
  columns,
  keys,
  work,
  cursor,
  chosen,
}: GridSurroundings<Content, Fault>) {
  const { focus } = cursor.selection;
  const extent = extentOf(cursor.selection);
  const selectedKeys = (): readonly number[] =>
    chosen?.size ? keys.filter((key) => chosen.has(key)) : keys.slice(extent.rows[0], extent.rows[1] + 1);
  const selectedColumns = columns.slice(extent.columns[0], extent.columns[1] + 1);

  /** Rows go where they are chosen whole, or where nothing that is chosen of them can be emptied. */
  function clear(): void {
    const areWhole = selectedColumns.length === columns.length && !columns.every(isValueColumn);
    if (areWhole || !selectedColumns.some(isValueColumn)) work.remove(selectedKeys());
    else work.clear(selectedKeys(), selectedColumns);
  }

  /**
   * Several rows become what the one at the cursor becomes.
   * @returns false where there is nothing to switch
   */
  function toggle({ row, column: at }: Cell, toggled: readonly number[]): boolean {
    const column = columns[at];
    const shown = store.row(keys[row] ?? 0);
    if (shown === undefined || column?.kind !== "switch") return false;
    const typed = entryOf(shown, column) === switchedOn ? switchedOff : switchedOn;
    if (toggled.length > 1) work.enterEach(toggled, column, typed);
    else work.enter(shown.key, column, typed);
    return true;
  }

  /**
   * Begins an entry; a cell that is locked has none, and one that is on or off is switched.
   * @param typed takes the place of what stands there
   * @returns false where nothing is entered
   */
  function beginAt(cell: Cell, typed: string | undefined): boolean {
    const column = columns[cell.column];
    const row = store.row(keys[cell.row] ?? 0);
    if (row === undefined || !isValueColumn(column)) return false;
    if (column.kind === "switch") return typed === undefined && toggle(cell, [row.key]);
    if (column.lockOf?.(row.content) === undefined) cursor.enter(cell.column, typed ?? entryOf(row, column));
    return true;
  }

  function act(action: GridAction): boolean {
    switch (action.kind) {
      case "move":
        return cursor.move(action.motion, action.isExtending);
      case "select-all":
        cursor.all();
        return true;
      case "edit":
        if (action.typed === undefined) return beginAt(focus, undefined);
        return beginAt({ row: focus.row, column: entryColumn(columns, focus.column) }, action.typed);
      case "toggle":
        return toggle(focus, selectedKeys());
      case "clear":
        clear();
        return true;
      case "fill-down":
        work.fillDown(selectedKeys(), selectedColumns);
        return true;
      case "duplicate":
        work.duplicate?.(keys[extent.rows[1]] ?? 0);
        return work.duplicate !== undefined;
      case "cancel":
        return work.takeBack(selectedKeys());
      case "undo":
        work.undo();
        return true;
      case "redo":
        work.redo();
        return true;
      default:
        return false;
    }
  }

  return { extent, selectedKeys, selectedColumns, act, beginAt };
}
