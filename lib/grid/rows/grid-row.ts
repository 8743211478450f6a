import type { SendState } from "./send-state";

/** A field of what a row holds. */
export type FieldOf<Content> = Extract<keyof Content, string>;

/** What was typed and is no value: it stays in its cell, with its fault, and is never sent. */
export type Drafts<Content> = Readonly<Partial<Record<FieldOf<Content>, string>>>;

/** A row of a grid. Values are never changed in place: who holds a row sees by identity whether it is another. */
export interface GridRow<Content> {
  /** The grid's own: the platform may give a row that is removed and added again another id. */
  readonly key: number;
  readonly content: Content;
  readonly send: SendState;
  readonly drafts: Drafts<Content>;
  /** Somebody is working on it: what was changed of it is sent when it is left. */
  readonly isEditing?: true;
}

/** Tells a thing that has one row at most from all others. */
export type Identity = number | string;

/** What a grid has to know of what its rows hold. */
export interface RowRules<Content> {
  /** Of which thing a row is, where each has one row at most. */
  identityOf?(content: Content): Identity | undefined;
  /** A value that the person has still to enter is missing. */
  lacksValue(content: Content): boolean;
  /** Whether the platform can have the row as it is. */
  isSendable(content: Content): boolean;
  /** The fields in which two rows hold something else, however it is written. */
  differing(one: Content, other: Content): readonly FieldOf<Content>[];
  /** What makes a row one that the platform does not have. */
  withdrawn(content: Content): Partial<Content>;
  /** Whether an entry is dropped in silence over a row that the platform has. */
  isDropped?(entry: Partial<Content>): boolean;
  /** What the fields hold that are reckoned with where they hold nothing. */
  readonly empty?: Partial<Content>;
  /** A record that has rows keeps at least one. */
  readonly keepsLast?: true;
  /** What the platform did not take stays as a row, with the reason, until it is sent or dropped. */
  readonly keepsUnsent?: true;
}

export function hasDrafts<Content>({ drafts }: GridRow<Content>): boolean {
  return Object.keys(drafts).length > 0;
}

/** What is shown beside a row. It is the earlier one that was saved, where something was typed that is no value. */
export function markOf<Content>(row: GridRow<Content>): "editing" | "sending" | "saved" | undefined {
  if (row.isEditing) return "editing";
  if (row.send.kind === "sending") return "sending";
  return row.send.kind === "saved" && !hasDrafts(row) ? "saved" : undefined;
}

/**
 * Whether a row holds what is not the platform's yet and would be lost: a text that is no value, a value that is
 * missing, or a row that the platform did not take. One that somebody else has taken away holds nothing of this person.
 */
export function isUnfinished<Content>(row: GridRow<Content>, rules: RowRules<Content>): boolean {
  const { kind } = row.send;
  return hasDrafts(row) || kind === "unsent" || (kind !== "foreign" && rules.lacksValue(row.content));
}
