import { contentAfter, type GridChange } from "../rows/grid-change";
import type { GridStore } from "../rows/grid-store";

/**
 * A change that was not sent, because somebody else had changed the same cells meanwhile, or had removed the row. The
 * grid shows theirs.
 */
export interface RowClash<Content> {
  readonly key: number;
  /** What the platform has by now; undefined where they removed it. */
  readonly theirs: Content | undefined;
  /** What this person made of the row; undefined where they removed it. */
  readonly mine: Content | undefined;
}

export function clashOf<Content>(change: GridChange<Content>, theirs: Content | undefined): RowClash<Content> {
  return { key: change.key, theirs, mine: contentAfter(change, theirs) };
}

/** What sends mine over theirs. */
export function changeOver<Content>(
  { key, theirs, mine }: RowClash<Content>,
  store: GridStore<Content>,
): GridChange<Content> | undefined {
  if (mine === undefined) return theirs && { kind: "remove", key, at: store.keys.indexOf(key), content: theirs };
  if (store.row(key) === undefined) return { kind: "add", key, at: store.keys.length, content: mine };
  return { kind: "edit", key, from: theirs ?? { ...mine, ...store.rules.withdrawn(mine) }, to: mine };
}
