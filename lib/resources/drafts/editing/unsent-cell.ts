import type { CellSetting } from "../cells/mapped-cell";

/** A changed cell that was not sent, and over what it was changed. */
export interface UnsentCell extends CellSetting {
  readonly place: string;
  readonly base: CellSetting;
}
