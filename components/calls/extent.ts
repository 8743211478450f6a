interface FurtherPage {
  data: unknown;
  error: unknown;
}

/** Of pages that are asked for at once: why one of them is missing; undefined while none has failed. */
export function whyMissing(pages: readonly FurtherPage[]): unknown {
  return pages.find(({ data, error }) => data === undefined && error !== null)?.error;
}

/** How much of a list is there: all of it, not yet all, not all for a page has failed, or as much as is read of any. */
export type Extent = "whole" | "reading" | "failed" | "part";

interface ReadRows {
  areAllPagesRead: boolean;
  /** Null where no page has failed. */
  error: unknown;
  rowCount: number;
  /** In all pages together, as the platform counts. */
  totalCount: number;
}

export function extentOf({ areAllPagesRead, error, rowCount, totalCount }: ReadRows): Extent {
  if (!areAllPagesRead) return error === null ? "reading" : "failed";
  return rowCount >= totalCount ? "whole" : "part";
}
