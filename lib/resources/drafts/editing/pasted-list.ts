import { isDay } from "@/lib/dates/day";
import { isCheckedBarcode, longestBarcode } from "@/lib/identifiers/barcode";

/** What pasted lines say: which codes, and where they go. An empty text passes over its cell. */
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

/** What is known here of a text. */
interface KnownTexts {
  /** It is the name of a cell here. */
  isCell(text: string): boolean;
  /** It is the name of a cell, or is spelt as one. */
  isAlias(text: string): boolean;
  /** It is the name of a product. */
  isProduct(text: string): boolean;
}

/**
 * Of what a spreadsheet has: a column that names cells says where the codes go; without one, two columns of barcodes and more
 * are a block of them. What stands above them and says neither a product nor a cell is their heading, and is for no cell.
 * A line without a barcode says its product by a name that is known, else by another code, else by whatever it says first. One
 * date or amount in ten happens to be checked as a barcode is, the most of a column never are.
 *
 * @param lines of trimmed texts
 */
export function readPastedList(lines: readonly (readonly string[])[], known: KnownTexts): PastedList {
  const beginsAt = headingLines(lines, known);
  const heading = lines.slice(0, beginsAt).flatMap((cells) => cells.filter((text) => text !== ""));
  const content = lines.slice(beginsAt);
  const columns = columnsOf(content);
  const barcodesAt = columns.findIndex((texts) => isMostly(texts, isBarcode));
  const aliasesAt = columns.findIndex((texts, at) => areAliases(texts, known, at < barcodesAt || barcodesAt < 0));
  const aliases = columns.length > 1 ? columns[aliasesAt] : undefined;
  const codeOf = (cells: readonly string[]): string => cells[barcodesAt] || saidCode(cells, known);
  if (aliases !== undefined) {
    const codes = content.map((cells) => codeOf(cells.map((text, at) => (at === aliasesAt ? "" : text))));
    // The name of a cell that is not here has a number, the name of a column has none.
    const names = lines.slice(0, beginsAt).flatMap((cells) => cells[aliasesAt] ?? []);
    return { kind: "named", heading: names.filter((text) => /\d/.test(text)), codes, aliases };
  }
  if (columns.filter((texts) => isMostly(texts, isBarcode)).length > 1)
    return { kind: "block", heading, lines: content };
  return { kind: "column", heading, codes: content.map(codeOf) };
}

const mostHeadingLines = 3;

/** How many lines stand above the codes, blank ones between them included. */
function headingLines(lines: readonly (readonly string[])[], { isAlias, isProduct }: KnownTexts): number {
  const hasBarcodes = lines.some((cells) => cells.some(isBarcode));
  // Beside barcodes four digits that may be a year are one.
  const isOfCell = (text: string): boolean => isAlias(text) || (mayBeCode(text) && !(hasBarcodes && isYear(text)));
  const first = lines.findIndex((cells) => cells.some((text) => isOfCell(text) || isProduct(text)));
  const above = lines.slice(0, Math.max(0, first)).filter((cells) => cells.some((text) => text !== ""));
  // Above names alone it may be the name of a product that is not known here.
  const isAboveCodes = first > 0 && lines.slice(first).some((cells) => cells.some(isOfCell));
  return isAboveCodes && above.length > 0 && above.length <= mostHeadingLines ? first : 0;
}

/** Whether a text may be asked for as a code, which need not be a barcode. */
export function isAnyCode(text: string): boolean {
  return /^[\w-]+$/.test(text) && /\d{4}/.test(text) && text.length <= longestBarcode;
}

function columnsOf(lines: readonly (readonly string[])[]): string[][] {
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  return Array.from({ length: width }, (_, at) => lines.map((cells) => cells[at] ?? ""));
}

function saidCode(texts: readonly string[], { isProduct }: KnownTexts): string {
  return texts.find(isProduct) ?? texts.find(mayBeCode) ?? texts.find((text) => text !== "") ?? "";
}

function mayBeCode(text: string): boolean {
  return isAnyCode(text) && !isDate(text);
}

function isYear(text: string): boolean {
  return /^(?:19|20)\d{2}$/.test(text);
}

function isBarcode(text: string): boolean {
  return isCheckedBarcode(text) && !isDate(text);
}

/**
 * A letter and two numbers that are together the name of a cell here leave no doubt, unless half of the column are codes or
 * products, or it stands behind the codes and most of it are remarks. A name without letters may be a number of pieces or an
 * amount: then there are several, each once, and before the codes.
 */
function areAliases(
  texts: readonly string[],
  { isCell, isAlias, isProduct }: KnownTexts,
  isBeforeCodes: boolean,
): boolean {
  const said = texts.filter((text) => text !== "");
  const hasLetter = (text: string): boolean => /\p{L}/u.test(text);
  const isPlain = (text: string): boolean => isCell(text) && hasLetter(text) && /\d\D+\d/.test(text);
  const plain = said.filter(isPlain).length;
  const others = said.filter((text) => mayBeCode(text) || isProduct(text)).length;
  if (plain > 0 && others * 2 < said.length && (isBeforeCodes || plain * 2 >= said.length)) return true;
  const isClear = said.filter(isAlias).every(hasLetter);
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
