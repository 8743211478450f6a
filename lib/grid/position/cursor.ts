/** Where a person is in a grid of cells, and what is selected. Numbers from 0; no cell is touched by any of it. */

export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells between two corners. What is typed goes into `focus`. */
export interface Selection {
  readonly anchor: Cell;
  readonly focus: Cell;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** How many rows are in sight at once. */
  readonly pageRows: number;
}

/** `next` and `previous` go on in the neighbouring row, as Tab does; all others stop at the edge. */
export type Motion =
  | "up"
  | "down"
  | "left"
  | "right"
  | "page-up"
  | "page-down"
  | "row-start"
  | "row-end"
  | "first"
  | "last"
  | "next"
  | "previous";

export function select(row: number, column: number): Selection {
  return { anchor: { row, column }, focus: { row, column } };
}

export function selectAll({ rows, columns }: GridSize): Selection {
  return { anchor: { row: 0, column: 0 }, focus: { row: Math.max(0, rows - 1), column: columns - 1 } };
}

/**
 * @param isExtending keeps the anchor, as Shift does
 * @returns undefined where Tab would leave the grid: the browser's own focus goes on from there
 */
export function move(selection: Selection, motion: Motion, size: GridSize, isExtending = false): Selection | undefined {
  const focus = moveCell(selection.focus, motion, size);
  if (focus === undefined) return undefined;
  return isExtending ? { anchor: selection.anchor, focus } : { anchor: focus, focus };
}

function moveCell({ row, column }: Cell, motion: Motion, { rows, columns, pageRows }: GridSize): Cell | undefined {
  const at = (nextRow: number, nextColumn: number): Cell => ({
    row: clamp(nextRow, rows),
    column: clamp(nextColumn, columns),
  });
  switch (motion) {
    case "up":
      return at(row - 1, column);
    case "down":
      return at(row + 1, column);
    case "left":
      return at(row, column - 1);
    case "right":
      return at(row, column + 1);
    case "page-up":
      return at(row - pageRows, column);
    case "page-down":
      return at(row + pageRows, column);
    case "row-start":
      return at(row, 0);
    case "row-end":
      return at(row, columns - 1);
    case "first":
      return at(0, 0);
    case "last":
      return at(rows - 1, columns - 1);
    case "next":
      return cellNumber(row * columns + column + 1, rows, columns);
    case "previous":
      return cellNumber(row * columns + column - 1, rows, columns);
  }
}

/** Cells counted line by line. */
function cellNumber(number: number, rows: number, columns: number): Cell | undefined {
  if (number < 0 || number >= rows * columns) return undefined;
  return { row: Math.floor(number / columns), column: number % columns };
}

function clamp(value: number, count: number): number {
  return Math.max(0, Math.min(value, count - 1));
}

/** After rows have gone or come. */
export function within({ anchor, focus }: Selection, { rows, columns }: GridSize): Selection {
  const fitted = (cell: Cell): Cell => ({ row: clamp(cell.row, rows), column: clamp(cell.column, columns) });
  return { anchor: fitted(anchor), focus: fitted(focus) };
}

/** Both ends included. */
export interface Extent {
  readonly rows: readonly [from: number, to: number];
  readonly columns: readonly [from: number, to: number];
}

export function extentOf({ anchor, focus }: Selection): Extent {
  return { rows: ordered(anchor.row, focus.row), columns: ordered(anchor.column, focus.column) };
}

function ordered(one: number, other: number): readonly [number, number] {
  return one <= other ? [one, other] : [other, one];
}

export function isSelected(selection: Selection, { row, column }: Cell): boolean {
  const { rows, columns } = extentOf(selection);
  return row >= rows[0] && row <= rows[1] && column >= columns[0] && column <= columns[1];
}
