import { rowLinkSelector } from "./row-link";

/** The key of the column in which a cell stands. */
export function columnKeyOf(cell: HTMLTableCellElement): string {
  const heading = cell.closest("table")?.tHead?.rows[0]?.cells[cell.cellIndex];
  return heading?.dataset.column ?? "";
}

/** The id of the row in which something stands; undefined outside the rows. */
export function rowIdOf(element: Element): number | undefined {
  const link = element.closest("tr")?.querySelector<HTMLElement>(rowLinkSelector);
  return link ? Number(link.dataset.rowLink) : undefined;
}
