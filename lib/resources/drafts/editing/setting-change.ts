import { type CellSetting, isSameSetting, type MappedCell, settingFor, settingOf } from "../cells/mapped-cell";

/** What one cell is to hold. `key` is the grid's own. */
export interface SettingChange {
  readonly key: number;
  readonly to: CellSetting;
}

/** The same with what it held before, so that it can be taken back. */
export interface MadeSetting extends SettingChange {
  readonly from: CellSetting;
}

/** A cell with its key in the grid. */
export interface KeyedCell {
  readonly key: number;
  readonly cell: MappedCell;
}

/** @returns undefined where the cell is so already */
export function settingChange({ key, cell }: KeyedCell, wanted: CellSetting): SettingChange | undefined {
  const to = settingFor(cell.kind, wanted);
  return isSameSetting(cell, to) ? undefined : { key, to };
}

export function madeSetting(cell: MappedCell, { key, to }: SettingChange): MadeSetting {
  return { key, from: settingOf(cell), to };
}
