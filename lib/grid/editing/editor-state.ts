import type { GridChange } from "../rows/grid-change";
import type { FieldOf } from "../rows/grid-row";
import type { RowClash } from "../sending/row-clash";

/** For the view; another object when it changes. */
export interface EditorState<Content> {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** What the next undo takes back: the very `done` of its outcome. Undefined where that is no change of rows. */
  readonly lastDone: readonly GridChange<Content>[] | undefined;
  /** Changes that wait for their answer. */
  readonly sending: number;
  /** Rows that were changed and not left yet. */
  readonly held: number;
  /** What waits for the person's choice between their change and somebody else's. */
  readonly clashes: readonly RowClash<Content>[];
  /** What the last undo or redo has changed: another object for each, so that the person is led there. */
  readonly stepped: SteppedTo<Content> | undefined;
}

/** Rows that a step has changed, and the field where it is of one; none of a row that came or went. */
export interface SteppedTo<Content> {
  readonly keys: ReadonlySet<number>;
  readonly field: FieldOf<Content> | undefined;
}
