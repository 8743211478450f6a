import type { GridChange } from "../rows/grid-change";
import type { Outcome } from "../sending/row-sender";
import type { DraftChange } from "./draft-change";

/** What one undo takes back: of what a person did at once, all that succeeded. Empty until its last answer is there. */
export interface RowStep<Content> {
  changes: readonly GridChange<Content>[];
  readonly drafts: readonly DraftChange<Content>[];
  beside?: Beside | undefined;
}

export function isStep<Content>({ changes, drafts, beside }: RowStep<Content>): boolean {
  return changes.length > 0 || drafts.length > 0 || beside !== undefined;
}

/** Rows of which none came in are told as what failed: they take nothing with them. */
export function madeStep<Content>(
  { drafts, beside }: RowStep<Content>,
  asked: readonly GridChange<Content>[],
  { done }: Outcome<Content>,
): RowStep<Content> {
  return { changes: done, drafts, beside: asked.length === 0 || done.length > 0 ? beside : undefined };
}

/** Puts what stands beside the rows as it was before a step, or is after it. */
export type Beside = (side: "from" | "to") => void;

/** Something beside the rows, such as another currency. Each way says whether it was gone. */
export interface OtherStep {
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
}

export type Step<Content> = RowStep<Content> | OtherStep;
