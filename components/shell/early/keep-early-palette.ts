export interface EarlyPaletteSettings {
  /** The event by which the command palette says that it listens for itself. */
  alive: string;
  /** The event that hands on what was typed until then. */
  typed: string;
  label: string;
  classes: string;
}

/**
 * Ctrl+K before the page's scripts are there opens a field of its own; what is typed into it goes into the palette once that
 * is there. The page itself stays as React is about to find it: the field lies over it.
 *
 * Its text is sent inside the page, so it may use nothing from outside of it.
 */
export function keepEarlyPalette({ alive, typed, label, classes }: EarlyPaletteSettings): void {
  const ends = new AbortController();
  const { signal } = ends;
  let field: HTMLInputElement | undefined;
  let before: Element | null = null;
  let isEntered = false;

  function close(): void {
    field?.remove();
    field = undefined;
    if (before instanceof HTMLElement) before.focus();
  }

  function open(): void {
    before = document.activeElement;
    field = document.createElement("input");
    field.className = classes;
    field.setAttribute("aria-label", label);
    field.setAttribute("aria-busy", "true");
    document.body.append(field);
    field.focus();
  }

  function onKey(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key.toLowerCase() === "k" && ctrlKey !== metaKey && !shiftKey && !altKey) {
      event.preventDefault();
      if (field === undefined) open();
    } else if (field !== undefined && event.target === field) {
      // Keys of a list are letters, too.
      event.stopImmediatePropagation();
      if (key === "Enter") isEntered = true;
      if (key === "Escape") close();
    }
  }

  function onAlive(): void {
    ends.abort();
    if (field === undefined) return;
    const text = field.value;
    close();
    document.dispatchEvent(new CustomEvent(typed, { detail: { text, isEntered } }));
  }

  document.addEventListener("keydown", onKey, { capture: true, signal });
  document.addEventListener(alive, onAlive, { signal });
}
