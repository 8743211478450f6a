export interface EarlyEntrySettings {
  /** A selector: the part of the page whose fields are kept. */
  within: string;
  /** The event by which that part says that it listens for itself. */
  alive: string;
  /** The event by which the page says that its scripts will not come. */
  dead: string;
  /** A selector: buttons whose press is kept, too. */
  buttons?: string;
}

/**
 * What is typed, ticked, chosen or pressed before the page's scripts are there is not lost, nor a form that is sent: it
 * takes place once they are. The browser would send the form by itself, to an address that takes none, or load a page
 * without the list's filters.
 *
 * Its text is sent inside the page, so it may use nothing from outside of it.
 */
export function keepEarlyEntries({ within, alive, dead, buttons }: EarlyEntrySettings): void {
  type Field = HTMLInputElement | HTMLSelectElement;
  const ends = new AbortController();
  /** What each field has to do to hold what was entered in it. */
  const entered = new Map<Field, () => void>();
  /** Each once: who presses again has seen nothing happen. */
  const pressed = new Set<HTMLElement>();
  let sent: HTMLFormElement | undefined;
  let isDead = false;

  function onInput({ target }: Event): void {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (target.closest(within)) entered.set(target, entryOf(target));
  }

  /** As if it were entered by then: React hears of what is another than what it knows. */
  function entryOf(field: Field): () => void {
    const { value } = field;
    if (field instanceof HTMLSelectElement)
      return () => {
        field.value = value;
        field.dispatchEvent(new Event("change", { bubbles: true }));
      };
    if (field.type === "checkbox" || field.type === "radio") {
      const { checked } = field;
      return () => {
        field.checked = !checked;
        field.click();
      };
    }
    return () => {
      // What is set by the field itself React knows already.
      field.value = "";
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    };
  }

  function onClick(event: MouseEvent): void {
    const { target } = event;
    const button = buttons !== undefined && target instanceof Element && target.closest<HTMLElement>(buttons);
    if (!button) return;
    pressed.add(button);
    // React may be there before the page is, and the press would count twice.
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function onSubmit(event: SubmitEvent): void {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.closest(within) === null) return;
    // Without scripts the browser's own way is better than none, where the address takes it.
    if (isDead && form.method === "get") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    sent = form;
  }

  function onAlive(): void {
    ends.abort();
    for (const [field, enter] of entered) if (field.isConnected) enter();
    for (const button of pressed) if (button.isConnected) button.click();
    const form = sent;
    // What was entered is the page's own by then.
    if (form) requestAnimationFrame(() => form.isConnected && form.requestSubmit());
  }

  const { signal } = ends;
  document.addEventListener("input", onInput, { capture: true, signal });
  document.addEventListener("click", onClick, { capture: true, signal });
  document.addEventListener("submit", onSubmit, { capture: true, signal });
  document.addEventListener(alive, onAlive, { signal });
  document.addEventListener(dead, () => (isDead = true), { signal });
}
