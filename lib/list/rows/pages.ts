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
 * The page that typed digits mean: the nearest one that there is.
 * @param digits nothing but digits.
 * @returns undefined where there are none.
 */
export function nearestPage(digits: string, last: number): number | undefined {
  return digits === "" ? undefined : Math.min(last, Math.max(1, Number(digits)));
}
