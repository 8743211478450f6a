/** How many pages there are; an empty list has one. */
export function pageCount(totalCount: number, size: number): number {
  return Math.max(1, Math.ceil(totalCount / size));
}

/** The rows that a page shows, counted from 1; `from` 0 where it shows none. */
export function shownRows(page: number, size: number, totalCount: number): { from: number; to: number } {
  const from = (page - 1) * size + 1;
  return from > totalCount ? { from: 0, to: 0 } : { from, to: Math.min(page * size, totalCount) };
}

/**
 * Page numbers to offer: first, last and those around the current one.
 * @returns rising numbers; a gap between two of them is one or more left-out pages.
 */
export function offeredPages(page: number, last: number): number[] {
  const around = [1, page - 1, page, page + 1, last];
  return [...new Set(around.filter((each) => each >= 1 && each <= last))].sort((one, other) => one - other);
}

/**
 * The page that a typed number means: the nearest one that there is.
 * @returns undefined where it is no whole number.
 */
export function nearestPage(typed: string, last: number): number | undefined {
  return /^\d+$/.test(typed) ? Math.min(last, Math.max(1, Number(typed))) : undefined;
}
