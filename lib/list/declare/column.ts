/** How strongly a status asks for attention. `plain` is a word like any other. */
export type Tone = "plain" | "success" | "info" | "warning" | "danger";

/** What a column of each kind shows. Absent values are `undefined` and read as a dash. */
interface ColumnValues {
  id: number;
  person: { firstName: string; lastName: string };
  /** Decimal text and currency code. */
  money: { amount: string; currency: string };
  quantity: number;
  /** A calendar day, YYYY-MM-DD. */
  date: string;
  /** A moment in UTC, ISO 8601. */
  "date-time": string;
  boolean: boolean;
  /** `text` stands for the picture where it cannot be seen. */
  image: { address: string; text: string };
  link: { address: string; text: string };
}

type ValueColumn<Row> = {
  [Kind in keyof ColumnValues]: { kind: Kind; value(row: Row): ColumnValues[Kind] | undefined };
}[keyof ColumnValues];

interface TextColumn<Row> {
  kind: "text";
  /** In characters: longer texts are cut on the screen, and whole in files. */
  longest?: number;
  value(row: Row): string | undefined;
}

/** One word of a closed list; its text is the message `words.<column>.<word>` of the page. */
interface StatusColumn<Row> {
  kind: "status";
  words: Readonly<Record<string, Tone>>;
  value(row: Row): string | undefined;
}

/** Several texts; those that are words of a closed list are shown as a status column's word is. */
interface TagsColumn<Row> {
  kind: "tags";
  words?: Readonly<Record<string, Tone>>;
  value(row: Row): readonly string[] | undefined;
}

export type Column<Row> = ValueColumn<Row> | TextColumn<Row> | StatusColumn<Row> | TagsColumn<Row>;
export type ColumnKind = Column<unknown>["kind"];

/** By key; the heading is the message `fields.<key>` of the page. */
export type Columns<Row> = Readonly<Record<string, Column<Row>>>;

const rightAligned: ReadonlySet<ColumnKind> = new Set<ColumnKind>(["id", "money", "quantity"]);

/** Numbers stand under each other by their last digit. */
export function isRightAligned(kind: ColumnKind): boolean {
  return rightAligned.has(kind);
}
