/**
 * An item of a list is settled, and gone with the button that had the focus: it goes on to the item that takes its place,
 * and after the last one to the form's grid, or to what else it goes on in. To be called before the list is drawn anew.
 */
export function goOnIn(list: HTMLElement | null, index: number): void {
  const form = list?.closest("[data-form]");
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const items = list?.isConnected ? [...list.querySelectorAll("li")] : [];
    const next = (items[index] ?? items.at(-1))?.querySelector<HTMLElement>("input, button");
    (next ?? form?.querySelector<HTMLElement>("[role=grid], [data-goes-on]"))?.focus();
  });
}
