export interface PressSettings {
  /** A selector: the link of a row, which names the row's id. */
  rowLink: string;
}

/**
 * A row may be drawn again while the pointer is down on it: its rows come late, or anew after an outage. The browser then
 * tells the click to none of both rows. The press opens the row of the same record, where it is still listed.
 *
 * Its text is sent inside the page, so it may use nothing from outside of it.
 */
export function keepPresses({ rowLink }: PressSettings): void {
  /** Above this the pointer was drawn, in px: text is being marked. */
  const still = 4;
  let pressed: { row: Element; id: string; x: number; y: number } | undefined;

  function onDown({ target, button, clientX: x, clientY: y, ctrlKey, metaKey, shiftKey, altKey }: PointerEvent): void {
    pressed = undefined;
    if (!(target instanceof Element) || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    const row = target.closest("label") ? null : target.closest(`tbody tr:has(${rowLink})`);
    const id = row?.querySelector<HTMLElement>(rowLink)?.dataset.rowLink;
    const link = target.closest("a");
    if (row && id !== undefined && (link === null || link.matches(rowLink))) pressed = { row, id, x, y };
  }

  function onUp({ clientX, clientY }: PointerEvent): void {
    const last = pressed;
    pressed = undefined;
    if (last === undefined || last.row.isConnected) return;
    if (Math.abs(clientX - last.x) > still || Math.abs(clientY - last.y) > still) return;
    const links = [...document.querySelectorAll<HTMLElement>(rowLink)];
    const row = links.find(({ dataset }) => dataset.rowLink === last.id)?.closest("tr");
    row?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX, clientY }));
  }

  document.addEventListener("pointerdown", onDown, true);
  document.addEventListener("pointerup", onUp, true);
  // The finger scrolls.
  document.addEventListener("pointercancel", () => {
    pressed = undefined;
  });
}
