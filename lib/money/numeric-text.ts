import { readDecimal } from "./read-decimal";

interface Pressed {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** Longer keys that would put in a sign, or that change a number of their own accord in some browsers. */
const barred: ReadonlySet<string> = new Set(["ArrowUp", "ArrowDown", "Dead"]);

/** FILT-031: in a numeric field nothing can be typed but digits and the dot; a comma is taken for one. */
export function isNumericKey({ key, altKey, ctrlKey, metaKey }: Pressed): boolean {
  if (altKey || ctrlKey || metaKey) return true;
  return [...key].length === 1 ? /^[\d.,]$/.test(key) : !barred.has(key);
}

/** With groups and unit no number is longer; a longer paste is refused unread, for reading it could take seconds. */
const longestNumber = 40;
/** Spreadsheets copy the unit with the amount. Another currency's amount is refused: it would be taken for lei. */
const currency = /^(?:lei|leu|ron)\s*|\s*(?:lei|leu|ron)$/giu;
const percent = /^%\s*|\s*%$/gu;

/**
 * What a numeric field holds after a text was typed into it: the comma is the dot. What came at once, by pasting or
 * dictation, is read as `readDecimal` reads spreadsheets, with its unit before or behind it: `1.234,50 lei` is 1234.50.
 *
 * @param unit of the field: in one of percents `20%` is 20, in any other `20 lei`
 * @returns digits and dots, undefined where the text holds anything else: nothing is dropped from a number
 */
export function numericText(text: string, cameAtOnce: boolean, unit?: string): string | undefined {
  if (cameAtOnce && text.length > longestNumber) return undefined;
  const read = cameAtOnce ? readDecimal(text.trim().replace(unit === "%" ? percent : currency, "")) : undefined;
  const dotted = read ?? text.replaceAll(",", ".");
  const holds = cameAtOnce ? /^\d*\.?\d*$/ : /^[\d.]*$/;
  return holds.test(dotted) ? dotted : undefined;
}

/** Several numbers, a comma between them, as a field for many takes them; spaces and semicolons of a paste part them too. */
export function numericTexts(text: string, cameAtOnce: boolean): string | undefined {
  const parted = cameAtOnce ? text.trim().replace(/[\s;,]+/g, ",") : text;
  return /^[\d.,]*$/.test(parted) ? parted : undefined;
}
