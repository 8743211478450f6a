import { isDay } from "@/lib/dates/day";
import { isCheckedBarcode, longestBarcode } from "@/lib/identifiers/barcode";

/** What pasted lines say: which codes, and where they go. What has no code is an empty text, and passes over its cell. */
export type PastedCodes =
  /** Each for the cell where it stands. */
  | { readonly kind: "block"; readonly lines: readonly (readonly string[])[] }
  /** One for each cell. */
  | { readonly kind: "column"; readonly codes: readonly string[] }
  /** Each for the cell that its line names. */
  | { readonly kind: "named"; readonly codes: readonly string[]; readonly aliases: readonly string[] };

/**
 * Of what a spreadsheet has: two columns of barcodes and more are a block of them. Else the column with the most barcodes has
 * the codes, and one to its left that names cells says where they go. One date or amount in ten happens to be checked as a
 * barcode is, the most of a column never are.
 *
 * @param lines of trimmed texts
 * @param isAlias whether a text is the name of a cell here
 */
export function readPastedCodes(
  lines: readonly (readonly string[])[],
  isAlias: (text: string) => boolean,
): PastedCodes {
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => lines.map((cells) => cells[at] ?? ""));
  if (columns.filter((texts) => isMostly(texts, isBarcode)).length > 1) return { kind: "block", lines };
  const counts = columns.map((texts) => texts.filter(isBarcode).length);
  const most = Math.max(0, ...counts);
  const codesAt = most === 0 ? undefined : counts.indexOf(most);
  const aliasesAt = columns.findIndex((texts, at) => at < (codesAt ?? width - 1) && areAliases(texts, isAlias));
  const codes =
    codesAt === undefined ? lines.map((cells) => codeOf(cells.slice(aliasesAt + 1))) : (columns[codesAt] ?? []);
  const aliases = columns[aliasesAt];
  return aliases === undefined ? { kind: "column", codes } : { kind: "named", codes, aliases };
}

/** Whether a text may be asked for as a code, which need not be a barcode. */
export function isAnyCode(text: string): boolean {
  return /^[\w-]+$/.test(text) && /\d{4}/.test(text) && text.length <= longestBarcode;
}

function codeOf(texts: readonly string[]): string {
  return texts.find((text) => isAnyCode(text) && !isDate(text)) ?? texts.find((text) => text !== "") ?? "";
}

function isBarcode(text: string): boolean {
  return isCheckedBarcode(text) && !isDate(text);
}

/** Each once: a number of pieces may be the name of a cell, too. */
function areAliases(texts: readonly string[], isAlias: (text: string) => boolean): boolean {
  const said = texts.filter((text) => text !== "");
  return isMostly(said, isAlias) && new Set(said).size === said.length;
}

function isMostly(texts: readonly string[], isOne: (text: string) => boolean): boolean {
  const said = texts.filter((text) => text !== "");
  return said.filter(isOne).length * 2 > said.length;
}

/** A day with the year first, or last, however it is parted. */
function isDate(text: string): boolean {
  const ways = [/^(\d{4})\D?(\d{2})\D?(\d{2})$/, /^(\d{2})\D?(\d{2})\D?(\d{4})$/];
  const [first, last] = ways.map((way) => way.exec(text)?.slice(1));
  return [first, last?.toReversed()].some(
    (parts) => parts !== undefined && /^(?:19|20)/.test(parts[0] ?? "") && isDay(parts.join("-")),
  );
}
