interface Pressed {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** Keys that change or move within what is typed (1§5). */
const editingKeys: ReadonlySet<string> = new Set(["Backspace", "Delete", "ArrowLeft", "ArrowRight"]);

/** Keys that type nothing and lead on: barring them would lock keyboard users in. */
const leadingOn: ReadonlySet<string> = new Set(["Tab", "Enter", "Escape", "Home", "End"]);

/** FILT-031: in a numeric field nothing can be typed but digits and the dot. */
export function isNumericKey({ key, altKey, ctrlKey, metaKey }: Pressed): boolean {
  if (altKey || ctrlKey || metaKey) return true;
  return /^[\d.]$/.test(key) || editingKeys.has(key) || leadingOn.has(key);
}

/** What is pasted or dictated has no key: all that is not a digit or a dot falls out. */
export function onlyNumeric(text: string): string {
  return text.replace(/[^\d.]/g, "");
}
