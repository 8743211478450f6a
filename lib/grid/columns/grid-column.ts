import type { FieldOf } from "../rows/grid-row";

/** What an entry makes of its row, or the fault of a text that is no value: a key of the record's own texts. */
export type CellReading<Content, Fault extends string> =
  | { readonly kind: "value"; readonly to: Partial<Content> }
  | { readonly kind: "fault"; readonly fault: Fault };

/** What the row is of: a name and a code. Delete on it removes the row, and what is typed on it goes to its first value. */
export interface RecordColumn<Content> {
  readonly kind: "record";
  readonly name: string;
  titleOf(content: Content): string;
  /** What finds the row again where it is pasted back. */
  codeOf(content: Content): string;
  /** What stands below its name. */
  noteOf(content: Content): string | undefined;
}

/** A value that is typed. */
export interface ValueColumn<Content, Fault extends string> {
  /** An amount of money has 2 decimal places and the unit of its grid. */
  readonly kind: "money";
  readonly name: string;
  readonly field: FieldOf<Content>;
  /** What an entry begins with, and what is copied: decimal text, empty where there is none. */
  textOf(content: Content): string;
  read(typed: string, content: Content): CellReading<Content, Fault>;
}

/** A column of a grid. Its title and the name of its entries are the record's own texts. */
export type GridColumn<Content, Fault extends string> = RecordColumn<Content> | ValueColumn<Content, Fault>;

export function isValueColumn<Content, Fault extends string>(
  column: GridColumn<Content, Fault> | undefined,
): column is ValueColumn<Content, Fault> {
  return column !== undefined && column.kind !== "record";
}

/** Where an entry goes that begins in this column. */
export function entryColumn<Content, Fault extends string>(
  columns: readonly GridColumn<Content, Fault>[],
  column: number,
): number {
  return isValueColumn(columns[column]) ? column : columns.findIndex(isValueColumn);
}
