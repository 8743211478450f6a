import { readDecimal } from "./read-decimal";

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

/** FILT-031: in a numeric field nothing can be typed but digits and the dot; a comma is taken for one. */
export function isNumericKey({ key, altKey, ctrlKey, metaKey }: Pressed): boolean {
  if (altKey || ctrlKey || metaKey) return true;
  return /^[\d.,]$/.test(key) || editingKeys.has(key) || leadingOn.has(key);
}

const unit = /^(?:lei|ron|eur|€|%)\s*|\s*(?:lei|ron|eur|€|%)$/giu;

/**
 * What a numeric field holds after a text was typed into it: the comma is the dot. What came at once, by pasting or
 * dictation, is read as `readDecimal` reads spreadsheets, with a unit before or behind it: `1.234,50 lei` is 1234.50.
 *
 * @returns digits and dots, undefined where the text holds anything else: nothing is dropped from a number
 */
export function numericText(text: string, cameAtOnce: boolean): string | undefined {
  const read = cameAtOnce ? readDecimal(text.trim().replace(unit, "")) : undefined;
  const dotted = read ?? text.replaceAll(",", ".");
  const holds = cameAtOnce ? /^\d*\.?\d*$/ : /^[\d.]*$/;
  return holds.test(dotted) ? dotted : undefined;
}

/** Several numbers, a comma between them, as a field for many takes them; spaces and semicolons of a paste part them too. */
export function numericTexts(text: string, cameAtOnce: boolean): string | undefined {
  const parted = cameAtOnce ? text.trim().replace(/[\s;,]+/g, ",") : text;
  return /^[\d.,]*$/.test(parted) ? parted : undefined;
}
