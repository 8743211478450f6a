/**
 * An item of a list is settled, and gone with the button that had the focus: it goes on to the item that takes its place,
 * and after the last one to what it goes on in, by itself the form's grid. To be called before the list is drawn anew.
 */
export function goOnIn(list: HTMLElement | null, index: number, after?: HTMLElement | null): void {
  const form = list?.closest("[data-form]");
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const items = list?.isConnected ? [...list.querySelectorAll("li")] : [];
    const next = (items[index] ?? items.at(-1))?.querySelector<HTMLElement>("input, button");
    (next ?? after ?? form?.querySelector<HTMLElement>("[role=grid], [data-goes-on]"))?.focus();
  });
}
