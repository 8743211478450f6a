import { isDay } from "@/lib/dates/day";
import { isCheckedBarcode, longestBarcode } from "@/lib/identifiers/barcode";

/** What pasted lines say: which codes, and where they go. What has no code is an empty text, and passes over its cell. */
export type PastedList =
  /** Each for the cell where it stands. */
  (
    | { readonly kind: "block"; readonly lines: readonly (readonly string[])[] }
    /** One for each cell. */
    | { readonly kind: "column"; readonly codes: readonly string[] }
    /** Each for the cell that its line names. */
    | { readonly kind: "named"; readonly codes: readonly string[]; readonly aliases: readonly string[] }
  ) & {
    /** Texts above them that are for no cell. */
    readonly heading: readonly string[];
  };

/**
 * Of what a spreadsheet has: a column that names cells says where the codes go; without one, two columns of barcodes and more
 * are a block of them. Lines above barcodes that hold neither a code nor a cell's name are their heading, and are for no cell.
 * A line without a barcode says its product by another code, or by its name. One date or amount in ten happens to be checked as
 * a barcode is, the most of a column never are.
 *
 * @param lines of trimmed texts
 * @param isAlias whether a text is the name of a cell here, or is spelt as one
 * @param isProduct whether it is the name of a product that is known here: it is no heading
 */
export function readPastedList(
  lines: readonly (readonly string[])[],
  isAlias: (text: string) => boolean,
  isProduct: (text: string) => boolean,
): PastedList {
  const beginsAt = headingLines(lines, (text) => isAlias(text) || isProduct(text));
  const heading = lines.slice(0, beginsAt).flatMap((cells) => cells.filter((text) => text !== ""));
  const content = lines.slice(beginsAt);
  const columns = columnsOf(content);
  const barcodesAt = columns.findIndex((texts) => isMostly(texts, isBarcode));
  const aliasesAt = columns.findIndex((texts, at) => areAliases(texts, isAlias, at < barcodesAt || barcodesAt < 0));
  const aliases = columns.length > 1 ? columns[aliasesAt] : undefined;
  if (aliases !== undefined) {
    const codes = content.map((cells) => cells[barcodesAt] || codeOf(cells.filter((_, at) => at !== aliasesAt)));
    return { kind: "named", heading: [], codes, aliases };
  }
  if (columns.filter((texts) => isMostly(texts, isBarcode)).length > 1)
    return { kind: "block", heading, lines: content };
  return { kind: "column", heading, codes: content.map((cells) => cells[barcodesAt] || codeOf(cells)) };
}

const mostHeadingLines = 3;

/** How many lines stand above the codes. */
function headingLines(lines: readonly (readonly string[])[], isName: (text: string) => boolean): number {
  const isHeading = (cells: readonly string[]): boolean =>
    cells.some((text) => text !== "") && !cells.some((text) => isAnyCode(text) || isName(text));
  const first = lines.findIndex((cells) => !isHeading(cells));
  const hasBarcodes = lines.slice(Math.max(0, first)).some((cells) => cells.some(isBarcode));
  return first > 0 && first <= mostHeadingLines && hasBarcodes ? first : 0;
}

/** Whether a text may be asked for as a code, which need not be a barcode. */
export function isAnyCode(text: string): boolean {
  return /^[\w-]+$/.test(text) && /\d{4}/.test(text) && text.length <= longestBarcode;
}

function columnsOf(lines: readonly (readonly string[])[]): string[][] {
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  return Array.from({ length: width }, (_, at) => lines.map((cells) => cells[at] ?? ""));
}

function codeOf(texts: readonly string[]): string {
  return texts.find((text) => isAnyCode(text) && !isDate(text)) ?? texts.find((text) => text !== "") ?? "";
}

function isBarcode(text: string): boolean {
  return isCheckedBarcode(text) && !isDate(text);
}

/** A name of digits alone may be a number of pieces: then there are several, each once, and before the codes. */
function areAliases(texts: readonly string[], isAlias: (text: string) => boolean, isBeforeCodes: boolean): boolean {
  const said = texts.filter((text) => text !== "");
  const isClear = said.filter(isAlias).every((text) => /\D/.test(text));
  return (
    isMostly(said, isAlias) && (isClear || (isBeforeCodes && said.length > 1 && new Set(said).size === said.length))
  );
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
