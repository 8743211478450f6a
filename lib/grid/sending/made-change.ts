import { type GridChange, partOf } from "../rows/grid-change";
import type { RowRules } from "../rows/grid-row";
import type { GridStore } from "../rows/grid-store";

/** What became of a change. */
export type MadeChange<Content> =
  | { readonly kind: "done" | "left" | "clashed"; readonly change: GridChange<Content> }
  | { readonly kind: "failed"; readonly change: GridChange<Content>; readonly error: unknown };

/** A row that waits unsent is this person's whole: where it turns out to be there in part, the rest of it is wanted too. */
export function ofWholeRow<Content>(change: GridChange<Content>, store: GridStore<Content>): GridChange<Content> {
  const row = store.row(change.key);
  if (change.kind !== "edit" || row?.send.kind !== "unsent") return change;
  return { ...change, to: { ...row.content, ...change.to } };
}

/** With what it was really made from: what an earlier change failed to bring about was never there to go back to. */
export function asMade<Content>(
  change: GridChange<Content>,
  before: Content | undefined,
  rules: RowRules<Content>,
): GridChange<Content> {
  if (change.kind !== "edit") return change;
  if (before !== undefined) return { ...change, from: before };
  const { from, to } = change;
  if (!rules.isSendable(from)) return change;
  const gone = rules.withdrawn(from);
  return { ...change, from: { ...from, ...gone }, to: { ...partOf(from, gone), ...to } };
}
