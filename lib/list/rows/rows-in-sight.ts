/** A row is its place on the page, from 0. */
export interface FocusedRow {
  /** The row that has the focus, or had it last. */
  index: number | undefined;
  hasFocus: boolean;
}

/**
 * The rows to lay out: those in sight, and between their neighbours those that keys go on from.
 * @param from the row that has the focus, and the open one.
 * @returns rising places
 */
export function keptRows(inSight: readonly number[], from: readonly (number | undefined)[], count: number): number[] {
  const kept = from.flatMap((row) => (row === undefined ? [] : [row - 1, row, row + 1]));
  const all = new Set([...inSight, ...kept.filter((index) => index >= 0 && index < count)]);
  return [...all].sort((one, other) => one - other);
}

interface Sight {
  /** The first row and the last one in sight. */
  first: number;
  last: number;
  focused: FocusedRow;
  /** The row whose preview is open; -1 for none. */
  open: number;
}

/** Where Tab enters the rows: where the focus is or was, else at the open one, as far as they can be seen; else on top. */
export function entryRow({ first, last, focused, open }: Sight): number {
  if (focused.hasFocus && focused.index !== undefined) return focused.index;
  return [focused.index, open].find((index) => index !== undefined && index >= first && index <= last) ?? first;
}
