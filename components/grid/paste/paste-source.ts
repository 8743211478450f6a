import type { EnteredRow, MappedRow } from "@/lib/grid/clipboard/mapped-rows";
import type { GridLook } from "../grid-look";

/** What a grid tells of itself where something is pasted into it by columns; the same object while it is pasted. */
export interface PasteSource<Content> {
  /** Names its look-ups. */
  readonly key: readonly (string | number)[];
  /** What a row begins with. */
  readonly blank: Content;
  /** How many rows may still come in. */
  readonly room: number;
  /**
   * What rows are of, by the codes that name it: `two` where a code fits several, nothing where it fits none.
   * @param tell how much of it has been asked, from 0 to 1
   */
  find(
    codes: readonly string[],
    signal: AbortSignal,
    tell: (part: number) => void,
  ): Promise<ReadonlyMap<string, Partial<Content> | "two">>;
  /** What a row's cells say of others of it that were not pasted. */
  complete<Row extends EnteredRow<Content, string>>(row: Row): Row;
}

/** A line of a paste as the grid takes it. */
export interface PastedRow<Content, Fault extends string>
  extends MappedRow<Content, Fault>,
    EnteredRow<Content, Fault> {
  /** What the row is of is one thing. */
  readonly isKnown: boolean;
  /** Its code fits several. */
  readonly isTwo: boolean;
}

export interface PasteDialogProps<Content, Fault extends string> {
  /** Empty where the person is still to paste it here. */
  text: string;
  look: GridLook<Content, Fault>;
  source: PasteSource<Content>;
  /** How many rows there are from the cursor on, which lines without a code go over. */
  rowsBelow: number;
  /** Rows that come in. */
  onAdd(rows: readonly PastedRow<Content, Fault>[]): void;
  /** Lines that go over the rows from the cursor on. */
  onLay(rows: readonly PastedRow<Content, Fault>[]): void;
  onClose(): void;
}
