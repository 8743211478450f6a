/** A code that was read and set nothing. */
export interface MissedScan {
  readonly code: string;
  /** Of the cells that were selected for it. */
  readonly cells: readonly string[];
  /** Why. */
  readonly text: string;
}
