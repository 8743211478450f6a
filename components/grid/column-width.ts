import type { GridColumn } from "@/lib/grid/columns/grid-column";

/** In rem. What a row is of takes the room that is left, and this at least. */
const widths: Readonly<Record<GridColumn<never, never>["kind"], number>> = {
  record: 12.25,
  computed: 6.75,
  text: 7.25,
  quantity: 5.5,
  money: 6.5,
  // "Renumără" stands above one.
  switch: 5.75,
  // With the sign of one that is to be looked at.
  day: 7.75,
  choice: 4.5,
  reference: 8,
};

/** Of a choice with the sign of one that is to be looked at. */
const doubtfulChoiceWidth = 5.25;
/** Of what is read and is no number: a word or two, or somebody's name with a moment. */
const wordWidth = 8.5;
const nameWidth = 9.5;
const longTextWidth = 14;
const longReferenceWidth = 20;
/** Of the button that removes a row. */
export const removalWidth = 2.5;

export function widthOf<Content, Fault extends string>(column: GridColumn<Content, Fault>): number {
  if (column.kind === "choice" && column.isDoubtful !== undefined) return doubtfulChoiceWidth;
  if (column.kind === "text" && column.isLong) return longTextWidth;
  if (column.kind === "reference" && column.isMain) return longReferenceWidth;
  if (column.kind !== "computed" || column.shows === undefined) return widths[column.kind];
  if (column.shows !== "word") return widths.quantity;
  return column.isName ? nameWidth : wordWidth;
}

/** Of a whole grid, in rem: where there is less room, it is scrolled to the side. */
export function leastWidth<Content, Fault extends string>(
  columns: readonly GridColumn<Content, Fault>[],
  hasRemoval: boolean,
): number {
  return columns.reduce((sum, column) => sum + widthOf(column), hasRemoval ? removalWidth : 0);
}

/** Numbers stand below each other. */
export function isNumberColumn<Content, Fault extends string>(column: GridColumn<Content, Fault>): boolean {
  const { kind } = column;
  return kind === "money" || kind === "quantity" || (kind === "computed" && !isWord(column));
}

function isWord<Content, Fault extends string>(column: GridColumn<Content, Fault>): boolean {
  return column.kind === "computed" && column.shows === "word";
}
