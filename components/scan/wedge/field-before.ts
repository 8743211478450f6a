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
    if (now === focused || !isField(now) || now.value === "" || !code.includes(now.value)) return;
    // A cell that its first key opens is left as by a person who takes it back.
    if (focused !== document.body && focused?.contains(now))
      now.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    else write(now, "");
  };
}

function restoring(field: Field): () => void {
  const { value } = field;
  const [start, end] = field instanceof HTMLSelectElement ? [null, null] : [field.selectionStart, field.selectionEnd];
  return () => {
    write(field, value);
    if (!(field instanceof HTMLSelectElement) && start !== null) field.setSelectionRange(start, end);
  };
}

/** As if somebody had typed it: whoever listens to the field hears of it. */
function write(field: Field, value: string): void {
  if (!field.isConnected || field.value === value) return;
  // React takes a value that is set on the element itself for one of its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event("change", { bubbles: true }));
}
