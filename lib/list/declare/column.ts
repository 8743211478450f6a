import type { ListPageKey } from "@/lib/roles/pages";
import type { AppliedFilters } from "../url/list-state";

/** How strongly a status asks for attention. `plain` is a word like any other. */
export type Tone = "plain" | "success" | "info" | "warning" | "danger";

/** What a column of each kind shows. Absent values are `undefined` and read as a dash. */
interface ColumnValues {
  id: number;
  /** Decimal text and currency code. */
  money: { amount: string; currency: string };
  quantity: number;
  /** A calendar day, YYYY-MM-DD. */
  date: string;
  /** A moment in UTC, ISO 8601, that stands for the operator's day: its first, or its last. */
  "operator-date": string;
  /** A moment in UTC, ISO 8601, shown by the person's clocks. */
  "date-time": string;
  boolean: boolean;
  /** `text` stands for the picture where it cannot be seen. */
  image: { address: string; text: string };
  link: { address: string; text: string };
}

type ValueColumn<Row> = {
  [Kind in keyof ColumnValues]: { kind: Kind; value(row: Row): ColumnValues[Kind] | undefined };
}[keyof ColumnValues];

/** A record that has a page of its own, or that a list's filters find. */
export type NamedRecord = OpenedRecord | FoundRecord;

interface Named {
  page: ListPageKey;
  /** For who may not open that page. */
  otherwise?: NamedRecord | undefined;
}

export interface OpenedRecord extends Named {
  id: number;
  /** What says of what kind it is, where its page has several. */
  filters?: AppliedFilters;
}

/** A record of which nobody has said under which id its page knows it: what its list is narrowed to. */
export interface FoundRecord extends Named {
  filters: AppliedFilters;
}

/** What names another record: the name is a link to it, for who may open its page. */
interface NameColumn<Row> {
  names?(row: Row): NamedRecord | undefined;
}

interface PersonColumn<Row> extends NameColumn<Row> {
  kind: "person";
  value(row: Row): { firstName: string; lastName: string } | undefined;
}

interface TextColumn<Row> extends NameColumn<Row> {
  kind: "text";
  /** In characters: longer texts are cut on the screen, and whole in files. */
  longest?: number;
  /** An e-mail address or a telephone number: in a preview it is written to or dialled. */
  contact?: "mailto" | "tel";
  value(row: Row): string | undefined;
}

/** The last day of goods, YYYY-MM-DD, marked once it is over and something is left of them. */
interface ExpiryColumn<Row> {
  kind: "expiry";
  value(row: Row): string | undefined;
  /** How many pieces are left. */
  left(row: Row): number;
}

/** One word of a closed list; its text is the message `words.<column>.<word>` of the page. */
interface StatusColumn<Row> extends NameColumn<Row> {
  kind: "status";
  words: Readonly<Record<string, Tone>>;
  value(row: Row): string | undefined;
}

/** Whether the word is one of the column's: what is not is shown as it came. */
export function isWordOf({ words }: { words?: Readonly<Record<string, Tone>> | undefined }, word: string): boolean {
  return words !== undefined && Object.hasOwn(words, word);
}

/** Whether a word of the list has a tone: it says a state, and all of its words have a badge. */
export function saysState(words: Readonly<Record<string, Tone>>): boolean {
  return Object.values(words).some((tone) => tone !== "plain");
}

/** Several texts; those that are words of a closed list are shown as a status column's word is. */
interface TagsColumn<Row> {
  kind: "tags";
  /** In a table the first text has a line of its own, and the others one below it, where any of them is a link. */
  isStacked?: boolean;
  words?: Readonly<Record<string, Tone>>;
  value(row: Row): readonly string[] | undefined;
  /** One for each text, in their order. */
  names?(row: Row): readonly (NamedRecord | undefined)[];
}

export type Column<Row> =
  | ValueColumn<Row>
  | PersonColumn<Row>
  | TextColumn<Row>
  | ExpiryColumn<Row>
  | StatusColumn<Row>
  | TagsColumn<Row>;
export type ColumnKind = Column<unknown>["kind"];

/** By key; the heading is the message `fields.<key>` of the page. */
export type Columns<Row> = Readonly<Record<string, Column<Row>>>;

const rightAligned: ReadonlySet<ColumnKind> = new Set<ColumnKind>(["id", "money", "quantity"]);

/** Numbers stand under each other by their last digit. */
export function isRightAligned(kind: ColumnKind): boolean {
  return rightAligned.has(kind);
}
