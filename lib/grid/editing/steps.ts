import { fieldsOf, type GridChange } from "../rows/grid-change";
import type { Outcome } from "../sending/row-sender";
import { type DraftChange, joinDrafts } from "./draft-change";
import type { SteppedTo } from "./editor-state";

/** What one undo takes back: of what a person did at once, all that succeeded. Empty until its last answer is there. */
export interface RowStep<Content> {
  changes: readonly GridChange<Content>[];
  drafts: readonly DraftChange<Content>[];
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

/** What went in one call is taken back by one: of a row's steps the last one stands for all. What did not come about is not undone. */
export function joinSteps<Content>(steps: readonly RowStep<Content>[], { done }: Outcome<Content>): void {
  const rows = new Set(steps.flatMap(({ changes }) => changes.map(({ key }) => key)));
  for (const row of rows) {
    const ofRow = steps.filter(({ changes }) => changes.some(({ key }) => key === row));
    const made = done.filter(({ key }) => key === row);
    const drafts = joinDrafts(ofRow.flatMap((step) => step.drafts));
    for (const step of ofRow) Object.assign(step, { changes: [], ...(made.length > 0 && { drafts: [] }) });
    const last = ofRow.at(-1);
    if (last !== undefined && made.length > 0) Object.assign(last, { changes: made, drafts });
  }
}

/** Puts what stands beside the rows as it was before a step, or is after it. */
export interface Beside {
  (side: "from" | "to"): void;
  /** Of rows that it is seen in. */
  readonly keys?: readonly number[];
}

/** Where a step that is taken back, or made again, is seen. */
export function steppedTo<Content>({ changes, drafts, beside }: RowStep<Content>): SteppedTo<Content> {
  const keys = new Set([...[...changes, ...drafts].map(({ key }) => key), ...(beside?.keys ?? [])]);
  const [field] = [
    ...changes.flatMap((change) => (change.kind === "edit" ? fieldsOf(change.to) : [])),
    ...drafts.map((draft) => draft.field),
  ];
  return { keys, field };
}

/** Something beside the rows, such as another currency. Each way says whether it was gone. */
export interface OtherStep {
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
}

export type Step<Content> = RowStep<Content> | OtherStep;
