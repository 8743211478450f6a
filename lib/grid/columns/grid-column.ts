import type { Choice, Source } from "@/lib/choices/source";
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
  /** What a spreadsheet heads the code with, most telling first; compared without case, accents and signs. */
  readonly headings?: readonly string[];
}

/** What is computed of the row, or only read in it. */
export interface ComputedColumn<Content> {
  readonly kind: "computed";
  readonly name: string;
  /** An amount as decimal text where nothing else is said; of a `word` what the grid's look has a word for. */
  readonly shows?: "quantity" | "word";
  /** A word that is somebody's name, with more beside it. */
  readonly isName?: true;
  /** A number above 0 has its sign, too. */
  readonly isSigned?: true;
  /** Where there is none its cell is empty: another row has it. */
  readonly isElsewhere?: true;
  /** Empty where there is none. */
  textOf(content: Content): string;
  /** What is to be looked at. */
  isDoubtful?(content: Content): boolean;
}

interface EnteredColumn<Content, Fault extends string> {
  readonly name: string;
  /** A text that is no value stays in its cell under this field. */
  readonly field: FieldOf<Content>;
  /** What an entry begins with, and what is copied; empty where there is nothing. */
  textOf(content: Content): string;
  read(typed: string, content: Content): CellReading<Content, Fault>;
  /** What is wrong with a value that was right by itself, beside the row's other values. */
  faultOf?(content: Content): Fault | undefined;
  /** What is to be looked at, though it bars nothing. */
  isDoubtful?(content: Content): boolean;
  /** Why nothing is entered into its cell of this row, as a fault is told; undefined where something may be. */
  lockOf?(content: Content): Fault | undefined;
  /** What a spreadsheet heads it with beside its title, most telling first; compared without case, accents and signs. */
  readonly headings?: readonly string[];
}

/**
 * A value that is typed. `money` is decimal text with the unit of its grid, `quantity` is a whole number, `day` is typed as
 * dd/MM/yyyy.
 */
export interface TypedColumn<Content, Fault extends string> extends EnteredColumn<Content, Fault> {
  readonly kind: "text" | "quantity" | "money" | "day";
  /** Of amounts: the currency's code, which may be typed or pasted with them. */
  readonly unit?: string;
  /** A text of whole sentences: its column has room for them. */
  readonly isLong?: true;
  /** An amount that is a percentage in this row. */
  isPercent?(content: Content): boolean;
}

/** A value out of a few: the text of its cell is the value's own, and each has a word of its own. */
export interface ChoiceColumn<Content, Fault extends string> extends EnteredColumn<Content, Fault> {
  readonly kind: "choice";
  readonly values: readonly string[];
}

/** On or off: Space changes it. The text of its cell is `switchedOn` or `switchedOff`, and each has a word of its own. */
export interface SwitchColumn<Content, Fault extends string> extends EnteredColumn<Content, Fault> {
  readonly kind: "switch";
}

export const switchedOn = "true";
export const switchedOff = "false";

/** Another record, which is searched for. */
export interface ReferenceColumn<Content, Fault extends string> extends EnteredColumn<Content, Fault> {
  readonly kind: "reference";
  readonly source: Source;
  /** What its rows are made of: its column has room for a whole name, and whoever has chosen one goes on to the next row's. */
  readonly isMain?: true;
  take(choice: Choice): Partial<Content>;
}

/** A column whose cells are entered. */
export type ValueColumn<Content, Fault extends string> =
  | TypedColumn<Content, Fault>
  | ChoiceColumn<Content, Fault>
  | SwitchColumn<Content, Fault>
  | ReferenceColumn<Content, Fault>;

/** A column of a grid. Its title and the name of its entries are the record's own texts. */
export type GridColumn<Content, Fault extends string> =
  | RecordColumn<Content>
  | ComputedColumn<Content>
  | ValueColumn<Content, Fault>;

export function isValueColumn<Content, Fault extends string>(
  column: GridColumn<Content, Fault> | undefined,
): column is ValueColumn<Content, Fault> {
  return column !== undefined && column.kind !== "record" && column.kind !== "computed";
}

/** In which order cells of a row are read: a value out of a few says how others are, such as in what a discount is. */
export function readingRank<Content, Fault extends string>({ kind }: ValueColumn<Content, Fault>): number {
  return kind === "choice" ? 0 : 1;
}

/** Where an entry goes that begins in this column. */
export function entryColumn<Content, Fault extends string>(
  columns: readonly GridColumn<Content, Fault>[],
  column: number,
): number {
  return isValueColumn(columns[column]) ? column : columns.findIndex(isValueColumn);
}
