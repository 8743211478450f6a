import { type CellMove, type RowMove, rowAfter } from "@/lib/list/keys/list-keys";
import { rowLinkSelector } from "../table/row-link";
import { tickSelector } from "../ticks/tick-box";

/** Steps of the focus between rows, and between the cells of one. Each says whether it took place. */

type OnRow = (id: number) => void;

export function moveRow(move: RowMove, from: EventTarget | null, rows: HTMLElement | null, onRow: OnRow): boolean {
  const scroller = rows?.querySelector("[data-scroller]");
  if (scroller && (move === "first-row" || move === "last-row")) {
    // The row may not be laid out before it is in sight.
    scroller.scrollTop = move === "first-row" ? 0 : scroller.scrollHeight;
    requestAnimationFrame(() => requestAnimationFrame(() => focusRow(move, from, rows, onRow)));
    return true;
  }
  return focusRow(move, from, rows, onRow);
}

function focusRow(move: RowMove, from: EventTarget | null, rows: HTMLElement | null, onRow: OnRow): boolean {
  const links = [...(rows?.querySelectorAll<HTMLElement>(rowLinkSelector) ?? [])];
  const inside = from instanceof Element && rows?.contains(from) ? from.closest("tr") : null;
  // From the preview, on from the row that it shows.
  const row = inside ?? rows?.querySelector("tr[aria-current]");
  const current = links.findIndex((link) => row?.contains(link));
  // From elsewhere, the one that Tab would enter.
  const next =
    current === -1
      ? (links.find((link) => link.tabIndex === 0) ?? links[0])
      : links[rowAfter(move, current, links.length)];
  const cell = from instanceof Element ? from.closest("td") : null;
  // From a cell, the one below or above it.
  const isInCell = cell !== null && !(from instanceof Element && from.matches(rowLinkSelector));
  const target = isInCell ? focusOf(next?.closest("tr")?.cells[cell.cellIndex]) : next;
  target?.focus();
  if (next) onRow(Number(next.dataset.rowLink));
  return target !== undefined;
}

export function moveCell(move: CellMove, from: EventTarget | null): boolean {
  const cell = from instanceof Element ? from.closest("td") : null;
  const cells = cell?.closest("tr")?.cells;
  if (!cell || !cells) return false;
  const index = cell.cellIndex + (move === "next-cell" ? 1 : -1);
  const next = cells[index];
  focusOf(next)?.focus();
  return next !== undefined;
}

/** As its box does, by the mouse too: with Shift all rows from the last one. On the name of another record Space is that one's. */
export function tickRow(from: EventTarget | null, isRange: boolean): boolean {
  if (!(from instanceof Element) || from.matches(`a:not(${rowLinkSelector}), ${tickSelector}`)) return false;
  const box = from.closest("tbody tr")?.querySelector(tickSelector);
  return box?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey: isRange })) ?? false;
}

/** A cell that leads somewhere has its focus on its link. */
function focusOf(cell: HTMLTableCellElement | undefined): HTMLElement | undefined {
  return cell?.querySelector<HTMLElement>("a") ?? cell;
}

/** The focus to the row whose preview is about to close. */
export function leaveForRow(rows: HTMLElement | null): void {
  rows?.querySelector<HTMLElement>(`[aria-current] ${rowLinkSelector}`)?.focus();
}
