/** The id of a cell in the page: the focus is led to it. */
export function cellDomId(key: number): string {
  return `mapping-cell-${key}`;
}

/** The key of the cell that an element belongs to. */
export function cellKeyAt(element: EventTarget | null): number | undefined {
  if (!(element instanceof Element)) return undefined;
  const key = element.closest("[data-cell]")?.getAttribute("data-cell");
  return key === null || key === undefined ? undefined : Number(key);
}

/** @param isInSight it was just pressed: to look where it is would lay out the whole picture */
export function focusCell(key: number, isInSight = false): void {
  const cell = document.getElementById(cellDomId(key));
  cell?.focus({ preventScroll: true });
  if (!isInSight) showCell(key);
}

/**
 * Whether a key that comes to an element is meant for the cells in the frame: the element is among them, or it is none that one
 * works with and holds the focus after a click beside them, as the page, its parts and their titles do.
 */
export function isMeantForCells(frame: HTMLElement | null, at: Element): boolean {
  if (frame === null) return false;
  const isInPanel = frame.closest("aside")?.contains(at) === true && !at.matches("a, button, input, select, textarea");
  return frame.contains(at) || at.contains(frame) || isInPanel;
}

/** Whether an element is a cell of the picture, or the rows. */
export function isAtCells(at: Element): boolean {
  return cellKeyAt(at) !== undefined || at.matches("[data-cell-rows] [role=grid]");
}

/** Whether an element has a text of its own, which is copied, pasted and deleted there. */
export function isField(at: Element): boolean {
  return at.closest("input, textarea, [contenteditable]") !== null;
}

/** To where cells are worked on by keys: the cell in the picture, or the rows where these are shown. */
export function focusCells(key: number): void {
  const rows = document.querySelector<HTMLElement>("[data-cell-rows] [role=grid]");
  if (rows) rows.focus({ preventScroll: true });
  else focusCell(key);
}

/** Brings a cell into sight, and leaves the focus where it is. */
export function showCell(key: number): void {
  document.getElementById(cellDomId(key))?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
