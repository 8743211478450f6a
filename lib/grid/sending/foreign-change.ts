import type { GridChange } from "../rows/grid-change";
import type { FieldOf } from "../rows/grid-row";
import type { SendEvent } from "../rows/send-state";

/** What somebody else has made of a row. */
export interface ForeignChange<Content> {
  /** Undefined where they removed it. */
  readonly now: Content | undefined;
  /** The fields that they changed; undefined where the row came or went. */
  readonly fields: readonly FieldOf<Content>[] | undefined;
  /** It is no other's: it was added here, and only the answer did not come. */
  readonly isOwn?: true;
}

/** By the grid's keys. */
export type ForeignChanges<Content> = ReadonlyMap<number, ForeignChange<Content>>;

/** What its row tells of it. */
export function whoseEvent(change: { readonly isOwn?: true } | undefined): SendEvent {
  return { kind: change?.isOwn ? "answered" : "changed-elsewhere" };
}

/**
 * Whether a change would write over somebody else's: of the whole row, or of the same cells.
 * @param open the fields that are not as they are wanted; undefined where the row came or goes
 */
export function isOver<Content>(
  change: GridChange<Content>,
  { fields }: ForeignChange<Content>,
  open: readonly FieldOf<Content>[] | undefined,
): boolean {
  if (change.kind !== "edit" || fields === undefined) return true;
  return fields.some((field) => field in change.to && open?.includes(field) !== false);
}

/** What others have made of a row in two steps. */
export function bothOf<Content>(
  before: ForeignChange<Content> | undefined,
  { now, fields }: ForeignChange<Content>,
): ForeignChange<Content> {
  if (before === undefined) return { now, fields };
  return { now, fields: before.fields && fields && [...before.fields, ...fields] };
}
