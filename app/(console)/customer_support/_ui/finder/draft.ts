/** What is typed into the finder. */
export interface Draft {
  text: string;
  /** What the address searched for when it was typed; another one means that somebody went back. */
  over: string;
  /** What the address searches for once it is applied; undefined until it is read. */
  becomes?: string | undefined;
}

/** @param applied what the address searches for */
export function isOfAddress(draft: Draft | undefined, applied: string): draft is Draft {
  return draft !== undefined && (draft.over === applied || draft.becomes === applied);
}
