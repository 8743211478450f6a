import type { Columns } from "../declare/column";

/**
 * How many columns show beside Id (CNST-009). They are also the "secondary filter columns" of 2§9 (CNST-010): chosen in
 * the drawer of filters beside the one that is always there, and kept with a saved filter.
 */
export const mostColumns = 4;

/** What a list declares of its columns. */
export interface ColumnChoice {
  columns: Readonly<Record<string, unknown>>;
  defaultColumns: readonly string[];
}

/** Needs no encoding in an address, and no column's key holds it. */
const separator = ".";

/** Stands in the address for a list that shows Id alone. */
const idAlone = "id";

/**
 * All that a person may choose from, in the order of their display: the list's own columns and no other,
 * those of the beginning first. Id is left out, for it is always on.
 */
export function choosableColumns({ columns, defaultColumns }: ColumnChoice): string[] {
  return [...new Set([...defaultColumns, ...Object.keys(columns)])].filter((key) => key !== "id");
}

/** @returns the chosen columns in the order of their display, undefined for a text that is no choice. */
export function readColumns(list: ColumnChoice, text: string): readonly string[] | undefined {
  if (text === idAlone) return [];
  const named = text.split(separator);
  const chosen = choosableColumns(list).filter((key) => named.includes(key));
  return chosen.length === named.length && chosen.length <= mostColumns ? chosen : undefined;
}

export function writeColumns(chosen: readonly string[]): string {
  return chosen.length === 0 ? idAlone : chosen.join(separator);
}

/** Whether no further column may be ticked (CNST-009). */
export function isChoiceFull(chosen: readonly string[]): boolean {
  return chosen.length >= mostColumns;
}

/** Ticks or unticks a column. @returns the choice as it was where it is full. */
export function toggleColumn(list: ColumnChoice, chosen: readonly string[], key: string): readonly string[] {
  if (chosen.includes(key)) return chosen.filter((other) => other !== key);
  if (isChoiceFull(chosen)) return chosen;
  return choosableColumns(list).filter((other) => other === key || chosen.includes(other));
}

/** Columns that a page of rows shows: without those of optional fields that none of its rows has. */
export function shownColumns<Row>(
  { columns, mayLack = [] }: { columns: Columns<Row>; mayLack?: readonly string[] | undefined },
  chosen: readonly string[],
  rows: readonly Row[],
): readonly string[] {
  const isLacking = (key: string) =>
    rows.length > 0 && mayLack.includes(key) && rows.every((row) => columns[key]?.value(row) === undefined);
  return ["id", ...chosen.filter((key) => !isLacking(key))];
}
