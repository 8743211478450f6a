import { type GridColumn, isValueColumn, type ValueColumn } from "@/lib/grid/columns/grid-column";
import type { MappedCell } from "../cells/mapped-cell";
import type { CellFault } from "./cell-columns";
import type { MappingWork } from "./mapping-work";
import { type SettingChange, settingChange } from "./setting-change";

type Column = GridColumn<MappedCell, CellFault>;
type Entered = ValueColumn<MappedCell, CellFault>;

/** What a grid of the cells does with them. */
export interface RowsWork {
  enter(key: number, column: Entered, typed: string): void;
  enterEach(keys: readonly number[], column: Entered, typed: string): void;
  clear(keys: readonly number[], columns: readonly Column[]): void;
  putEach(keys: readonly number[], to: Partial<MappedCell>): void;
  fillDown(keys: readonly number[], columns: readonly Column[]): void;
  takeBack(keys: readonly number[]): boolean;
}

/** The rows change the same cells by the same steps as the picture; a text that is no product stays in its row, unsent. */
export function rowsWork(work: MappingWork, isReadOnly: boolean): RowsWork {
  const { store } = work.editor;

  function changeOf(key: number, to: Partial<MappedCell>): SettingChange[] {
    const cell = store.content(key);
    return cell === undefined ? [] : [settingChange({ key, cell }, { ...cell, ...to }) ?? []].flat();
  }

  function entered(key: number, column: Entered, typed: string): SettingChange[] {
    const cell = store.content(key);
    if (cell === undefined || column.lockOf?.(cell) !== undefined) return [];
    const reading = column.read(typed, cell);
    store.setDraft(key, column.field, reading.kind === "fault" ? typed : undefined);
    return reading.kind === "fault" ? [] : changeOf(key, reading.to);
  }

  const make = (changes: readonly SettingChange[], kind?: "cleared"): void => {
    if (!isReadOnly) work.put(changes, kind);
  };
  /** What was typed and is as it was before, or no product, is not told. */
  const makeTyped = (changes: readonly SettingChange[]): void => {
    if (changes.length > 0) make(changes);
  };
  return {
    enter: (key, column, typed) => isReadOnly || makeTyped(entered(key, column, typed)),
    enterEach: (keys, column, typed) => isReadOnly || makeTyped(keys.flatMap((key) => entered(key, column, typed))),
    clear: (keys, cleared) => {
      const emptied = cleared.filter(isValueColumn).map(({ field }) => field);
      if (isReadOnly) return;
      for (const key of keys) for (const field of emptied) store.setDraft(key, field, undefined);
      make(
        keys.flatMap((key) =>
          changeOf(key, {
            ...(emptied.includes("product") && { product: undefined }),
            ...(emptied.includes("renewProduct") && { renewProduct: false }),
            ...(emptied.includes("fillOnDemand") && { fillOnDemand: false }),
          }),
        ),
        emptied.includes("product") ? "cleared" : undefined,
      );
    },
    putEach: (keys, to) => {
      for (const key of keys) store.setDraft(key, "product", undefined);
      make(keys.flatMap((key) => changeOf(key, to)));
    },
    fillDown([first, ...others], filled) {
      const from = first === undefined ? undefined : store.content(first);
      if (from === undefined) return;
      const fields = new Set(filled.filter(isValueColumn).map(({ field }) => field));
      make(
        others.flatMap((key) =>
          changeOf(key, {
            ...(fields.has("product") && { product: from.product }),
            ...(fields.has("renewProduct") && { renewProduct: from.renewProduct }),
            ...(fields.has("fillOnDemand") && { fillOnDemand: from.fillOnDemand }),
          }),
        ),
      );
    },
    takeBack(keys) {
      const drafted = keys.filter((key) => Object.keys(store.row(key)?.drafts ?? {}).length > 0);
      for (const key of drafted) store.layDrafts(key, {});
      return drafted.length > 0;
    },
  };
}
