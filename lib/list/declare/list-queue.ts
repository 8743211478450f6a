import type { AppliedFilters, ListSort } from "../url/list-state";

/**
 * Each queue's key, a word of the address, and the notes of its rows, `never` where it has none. Whoever declares a queue adds
 * it here from its own file, by `declare module`. Its name is the message `list.queue.name.<key>`; each note has the messages
 * `list.queue.note.<note>` and `home.queues.note.<note>`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: only an interface can be added to from elsewhere.
export interface QueueNotes {}

export type QueueKey = keyof QueueNotes;

export type QueueNote = QueueNotes[QueueKey];

/** When what is asked: the operator's day and the moment. */
export interface QueueNow {
  /** YYYY-MM-DD. */
  today: string;
  now: Date;
  /** By whose clocks days are told. */
  timeZone: string;
}

/** Records of a list that wait for somebody, oldest first: those that some of its filters leave. */
export interface ListQueue<Row> {
  filters(today: string): AppliedFilters;
  sort: ListSort;
  /** Since when it waits: a day or a moment. */
  due(row: Row): string | undefined;
  /** Whether the row bears what the filters ask for: a platform may not know one of them. */
  belongs(row: Row, now: QueueNow): boolean;
  /** Decimal text, in the default currency. */
  amount?(row: Row): string;
  /** Who waits, or what; undefined where nobody is named. */
  who(row: Row): string | undefined;
  /** What more is to be known of a row that waits, though nothing can be done about it here. */
  note?(row: Row): QueueNote | undefined;
  /** Columns beside Id that its list begins with, where the list's own say too little of what waits. */
  columns?: readonly string[];
}

/** Of a list that is worked off: loaded when it is. */
export interface LoadQueue<Row> {
  /** A word of the address; its name is the message `list.queue.name.<key>`. */
  key: QueueKey;
  load(): Promise<ListQueue<Row>>;
}
