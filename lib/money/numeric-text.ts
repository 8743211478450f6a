import { longestAmount, partUnit } from "./amount-unit";
import { defaultCurrency } from "./currency";
import { readDecimal } from "./read-decimal";

interface Pressed {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** What numbers a field holds, beside those that are amounts or counts. */
export interface NumericKind {
  /** What they are counted in: a currency's code, or `%`. An amount that names none is in lei. */
  unit?: string | undefined;
  /** Several numbers, a comma between them. */
  isMany?: boolean | undefined;
  /** Ids and other numbers of records: a `#` before one says no more than that. */
  isNumber?: boolean | undefined;
  /** Degrees on the map: with a minus in the west and south, many places and no groups. */
  isDegrees?: boolean | undefined;
}

/** Longer keys that would put in a sign, or that change a number of their own accord in some browsers. */
const barred: ReadonlySet<string> = new Set(["ArrowUp", "ArrowDown", "Dead"]);

/** FILT-031: in a numeric field nothing can be typed but digits and the dot; a comma is taken for one. */
export function isNumericKey(
  { key, altKey, ctrlKey, metaKey }: Pressed,
  { isDegrees = false, isNumber = false }: NumericKind = {},
) {
  if (altKey || ctrlKey || metaKey) return true;
  if ([...key].length > 1) return !barred.has(key);
  return /^[\d.,]$/.test(key) || (isDegrees && key === "-") || (isNumber && key === "#");
}

/**
 * What a numeric field holds after a text was typed into it: the comma is the dot. What came at once, by pasting or
 * dictation, is read as `readDecimal` reads spreadsheets, with its unit before or behind it: `1.234,50 lei` is 1234.50.
 * An amount of another unit is refused: it would be taken for one of this.
 *
 * @returns digits and dots, undefined where the text holds anything else: nothing is dropped from a number
 */
export function numericText(text: string, cameAtOnce: boolean, kind: NumericKind = {}): string | undefined {
  if (kind.isNumber) return numericText(withoutSigns(text), cameAtOnce, { ...kind, isNumber: false });
  if (kind.isMany) return severalNumbers(text, cameAtOnce);
  if (cameAtOnce && text.length > longestAmount) return undefined;
  if (kind.isDegrees) return degrees(text, cameAtOnce);
  if (!cameAtOnce) return dottedIf(/^[\d.]*$/, text);
  const { amount, isOfAnother } = partUnit(text, kind.unit ?? defaultCurrency);
  return isOfAnother ? undefined : (readDecimal(amount) ?? dottedIf(/^\d*\.?\d*$/, text));
}

function withoutSigns(text: string): string {
  return text.replace(/(^|[\s,;])#\s*(?=\d|$)/g, "$1").trimStart();
}

function dottedIf(holds: RegExp, text: string): string | undefined {
  const dotted = text.replaceAll(",", ".");
  return holds.test(dotted) ? dotted : undefined;
}

/** A comma always begins the places: 44,493 is no thousands. */
function degrees(text: string, cameAtOnce: boolean): string | undefined {
  if (!cameAtOnce) return dottedIf(/^-?[\d.]*$/, text);
  return dottedIf(/^-?\d*\.?\d*$/, text.trim().replace(/°$/, "").replace("\u2212", "-"));
}

/** A comma between them, as a field for many takes them; spaces and semicolons of a paste part them too. */
function severalNumbers(text: string, cameAtOnce: boolean): string | undefined {
  const parted = cameAtOnce ? text.trim().replace(/[\s;,]+/g, ",") : text;
  return /^[\d.,]*$/.test(parted) ? parted : undefined;
}
