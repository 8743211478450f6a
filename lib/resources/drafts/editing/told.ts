/** What was done with cells, to be told. Counts are of cells; aliases name those of which something else is to be said. */
export interface Told {
  /** `none`: no cell was selected; `same`: they were so already. */
  kind:
    | "none"
    | "same"
    | "set"
    | "cleared"
    | "flagged"
    | "unflagged"
    | "filled"
    | "swapped"
    | "moved"
    | "copied"
    | "pasted"
    | "undone"
    | "redone";
  count: number;
  /** An order waits in them: they were left as they are. */
  locked: readonly string[];
  /** Copied cells for which there is no cell here. */
  unfit: readonly string[];
  /** Somebody else has changed them since. */
  left: readonly string[];
  /** Codes of no product that can be mapped: their cells were left as they are. */
  unknown: readonly string[];
  /** Cells that an undo or redo has changed: the person is led there. */
  stepped: readonly number[];
}
