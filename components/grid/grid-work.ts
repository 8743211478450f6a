import type { GridColumn, ValueColumn } from "@/lib/grid/columns/grid-column";

/** What a person does in a grid. */
export interface GridWork<Content, Fault extends string> {
  enter(key: number, column: ValueColumn<Content, Fault>, typed: string): void;
  /** The same for several rows, as one step. */
  enterEach(keys: readonly number[], column: ValueColumn<Content, Fault>, typed: string): void;
  /** Empties cells, as one step. */
  clear(keys: readonly number[], columns: readonly GridColumn<Content, Fault>[]): void;
  /** Values that were chosen, not typed. */
  put(key: number, to: Partial<Content>): void;
  /** Gives the other rows what the first one has in these columns, as one step. */
  fillDown(keys: readonly number[], columns: readonly GridColumn<Content, Fault>[]): void;
  /** One more row like this one; absent where a grid has none to add. */
  duplicate?(key: number): void;
  /** Gives cells their values back for what is none. @returns false where there is nothing to give back */
  takeBack(keys: readonly number[]): boolean;
  remove(keys: readonly number[]): void;
  /** Sends what was changed of rows that are sent when they are left. */
  leave(): void;
  undo(): void;
  redo(): void;
  /** @param targets the rows that a column of values is for, in order */
  paste(text: string, targets: readonly number[]): void;
  /** The type of what rows are on the clipboard, where who stands around the grid copies and cuts them, and pastes what is of it. */
  readonly clipType?: string;
}
