import type { AppliedFilters, ListSort } from "../url/list-state";

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
  /** A word of the address; its name is the message `list.queue.name.<key>`. */
  key: QueueKey;
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

/** The messages are `list.queue.note.<note>` and `home.queues.note.<note>`. */
export const queueNotes = ["cancelled-unrefunded"] as const;

export type QueueNote = (typeof queueNotes)[number];

export type QueueKey =
  | "late-orders"
  | "late-reservations"
  | "overdue-invoices"
  | "expired-stocks"
  | "waiting-reports"
  | "due-drafts";

/** Of a list that is worked off: loaded when it is. */
export type LoadQueue<Row> = () => Promise<ListQueue<Row>>;
