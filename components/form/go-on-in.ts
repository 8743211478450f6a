import { focusIfLost } from "@/components/ui/focus-if-lost";

/**
 * An item of a list is settled, and gone with the button that had the focus: it goes on to the item that takes its place, of
 * a table's row to its button, and after the last one to what is named, or else the form's grid, or what else it goes on in. To
 * be called before the list is drawn again.
 */
export function goOnIn(list: HTMLElement | null, index: number, after?: HTMLElement | null): void {
  const form = list?.closest("[data-form]");
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const items = list?.isConnected ? [...list.querySelectorAll("li, tbody > tr")] : [];
    const next = (items[index] ?? items.at(-1))?.querySelector<HTMLElement>(":is(li :is(input, button), td button)");
    (next ?? after ?? goesOn(form))?.focus();
  });
}

/** What had the focus goes, and nothing of its kind is left: the form goes on in its grid. */
export function goOnInForm(within: HTMLElement | null): void {
  const form = within?.closest("[data-form]");
  requestAnimationFrame(() => focusIfLost(goesOn(form) ?? null));
}

function goesOn(form: Element | null | undefined): HTMLElement | null | undefined {
  return form?.querySelector<HTMLElement>("[role=grid], [data-goes-on]");
}
