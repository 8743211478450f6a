/** What may hold what a scanner types. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isField(element: Element | null): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/** To be asked before the first key of a scan. @returns what takes out again what the scan has left where it was typed */
export function fieldBefore(): (code: string) => void {
  const focused = document.activeElement;
  if (isField(focused)) return restoring(focused);
  return (code) => {
    const now = document.activeElement;
    if (now === focused || !isField(now)) return;
    // A cell that its first key opens is left as by a person who takes it back, whatever it took of the code.
    if (focused !== document.body && focused?.contains(now)) escapeFrom(now);
    else if (now.value !== "" && code.includes(now.value)) write(now, "");
  };
}

function escapeFrom(field: Field): void {
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
}

function restoring(field: Field): () => void {
  const { value } = field;
  const [start, end] = field instanceof HTMLSelectElement ? [null, null] : [field.selectionStart, field.selectionEnd];
  const wasOpen = isOpen(field);
  return () => {
    write(field, value);
    // What the first key has opened below it.
    if (!wasOpen && isOpen(field)) escapeFrom(field);
    if (!(field instanceof HTMLSelectElement) && start !== null) field.setSelectionRange(start, end);
  };
}

/** Whether a list of options is shown for it. */
function isOpen(field: Field): boolean {
  if (field.getAttribute("aria-expanded") !== "true") return false;
  return document.getElementById(field.getAttribute("aria-controls") ?? "") !== null;
}

/** As if somebody had typed it: whoever listens to the field hears of it. */
function write(field: Field, value: string): void {
  if (!field.isConnected || field.value === value) return;
  // React takes a value that is set on the element itself for one of its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event("change", { bubbles: true }));
}
