import { writeTsv } from "@/lib/grid/clipboard/tsv";
import { type CellKind, type CellSetting, settingOf } from "../cells/mapped-cell";
import { type KeyedCell, type SettingChange, settingChange } from "./setting-change";

/** One copied cell: where it was, and what it held. */
export interface ClippedCell extends CellSetting {
  readonly kind: CellKind;
  readonly place: string;
  readonly alias: string;
  /** How many of all rows (`CellRows`) below the first copied one, and how many cells to the right of the first. */
  readonly row: number;
  readonly column: number;
}

/** What was copied of a mapping, to be pasted into this one or another. */
export interface CellClip {
  readonly cells: readonly ClippedCell[];
  /** Whole machines are pasted by place, whatever is selected. */
  readonly isWhole: boolean;
  /** One cell alone was copied: it goes into all that are chosen. */
  readonly isSingle: boolean;
}

/** Cells in rows as they stand beside each other, from the top: the shelves of all zones, then of all blocks. */
export type CellRows = readonly (readonly KeyedCell[])[];

export function copyCells(rows: CellRows, isCopied: (key: number) => boolean): CellClip {
  const copied = rows.flatMap((row, at) =>
    row.flatMap(({ key, cell }, column) => (isCopied(key) ? [{ cell, row: at, column }] : [])),
  );
  const firstRow = Math.min(...copied.map(({ row }) => row));
  const firstColumn = Math.min(...copied.map(({ column }) => column));
  const count = rows.reduce((sum, row) => sum + row.length, 0);
  return {
    isWhole: copied.length === count,
    isSingle: copied.length === 1,
    cells: copied.map(({ cell, row, column }) => ({
      kind: cell.kind,
      place: cell.place,
      alias: cell.alias,
      row: row - firstRow,
      column: column - firstColumn,
      ...settingOf(cell),
    })),
  };
}

export interface PastedCells {
  readonly changes: readonly SettingChange[];
  /** Keys of all cells that were pasted into, also where nothing became another. */
  readonly keys: readonly number[];
  /** Aliases of copied cells for which there is no cell here. */
  readonly unfit: readonly string[];
}

/**
 * Where copied cells go: by zone, shelf and position, or with the first of them into a chosen cell and the others as they
 * stood around it. One cell alone goes into all chosen ones.
 *
 * @param chosen keys in the order of the rows; none where places decide
 */
export function pasteCells(
  { cells, isWhole, isSingle }: CellClip,
  rows: CellRows,
  chosen: readonly number[],
): PastedCells {
  const [only] = cells;
  if (only !== undefined && isSingle && chosen.length > 0) return pasteInto(only, keyed(rows, chosen));
  const target = isWhole || chosen.length === 0 ? undefined : placeIn(rows, chosen);
  const byPlace = new Map(rows.flat().map((each) => [each.cell.place, each]));
  const found = cells.map((clipped) => ({
    clipped,
    to:
      target === undefined
        ? byPlace.get(clipped.place)
        : rows[target.row + clipped.row]?.[target.column + clipped.column],
  }));
  return {
    changes: found.flatMap(({ clipped, to }) => (to && settingChange(to, clipped)) ?? []),
    keys: found.flatMap(({ to }) => to?.key ?? []),
    unfit: found.filter(({ to }) => to === undefined).map(({ clipped }) => clipped.alias),
  };
}

function pasteInto(clipped: ClippedCell, into: readonly KeyedCell[]): PastedCells {
  return {
    changes: into.flatMap((each) => settingChange(each, clipped) ?? []),
    keys: into.map(({ key }) => key),
    unfit: [],
  };
}

function keyed(rows: CellRows, keys: readonly number[]): KeyedCell[] {
  const chosen = new Set(keys);
  return rows.flat().filter(({ key }) => chosen.has(key));
}

/** The upper left corner of what is chosen. */
function placeIn(rows: CellRows, chosen: readonly number[]): { row: number; column: number } | undefined {
  const keys = new Set(chosen);
  const places = rows.flatMap((row, at) =>
    row.flatMap(({ key }, column) => (keys.has(key) ? [{ row: at, column }] : [])),
  );
  if (places.length === 0) return undefined;
  return { row: Math.min(...places.map(({ row }) => row)), column: Math.min(...places.map(({ column }) => column)) };
}

/** As a spreadsheet takes it: the alias, the product's name and its barcode. */
export function clipText({ cells }: CellClip): string {
  return writeTsv(cells.map(({ alias, product }) => [alias, product?.name ?? "", product?.barcode ?? ""]));
}
