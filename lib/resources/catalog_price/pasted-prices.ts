import { longestPastedTable } from "@/lib/grid/clipboard/pasted-table";
import { readTsv } from "@/lib/grid/clipboard/tsv";
import { otherCurrencyIn } from "@/lib/money/amount-unit";
import { type MoneyText, money } from "@/lib/money/decimal";
import { isPastedTwoWays, type PriceEntry, type PriceFault, readPastedPrice, readPrice } from "./price-entry";

/** Digits of the highest price before the dot. */
const longestPrice = 9;
/** So many products can come into a list by one paste: they are asked for first. */
export const mostUnknown = 5000;

/** A row of the grid as pasted lines find it. */
interface FindableRow {
  readonly key: number;
  /** Core id. */
  readonly product: number | undefined;
  readonly barcode: string | undefined;
  /** Decimal text; empty of a row that has none yet. */
  readonly price: string;
}

/** Why a price is shown before it is taken: its text has another reading, also as a code, or it is far from what it was. */
export type PriceDoubt = "twoWays" | "jump" | "code";

export interface PastedPrice {
  /** From 1, as the person counts them in the spreadsheet. */
  readonly line: number;
  readonly key: number;
  readonly price: MoneyText;
  /** As it stood in the spreadsheet. */
  readonly text: string;
  readonly doubt: PriceDoubt | undefined;
}

/** Keys of `catalog_price.paste`, beside those of a price itself. */
export type PasteFault =
  | PriceFault
  | "unknownProduct"
  | "twoProducts"
  | "productTwice"
  | "isThere"
  | "beyondLastRow"
  | "tooLong"
  | "tooManyNew";

export interface PastedFault {
  readonly line: number;
  /** What stood there, to be found again. */
  readonly text: string;
  readonly fault: PasteFault;
}

/** A line whose product is not in the list: what it is has to be asked. */
export interface UnknownLine {
  readonly line: number;
  readonly text: string;
  /** A barcode or core id. */
  readonly code: string;
  readonly priceText: string;
  /** None of a column of codes alone: their prices are entered afterwards. */
  readonly entry: PriceEntry | { readonly kind: "none" };
}

export interface Pasted {
  /** Code of the catalogue's currency, in which they were read. */
  readonly currency: string;
  readonly prices: readonly PastedPrice[];
  readonly faults: readonly PastedFault[];
  readonly unknown: readonly UnknownLine[];
}

interface PastedLine {
  readonly cells: readonly string[];
  readonly line: number;
}

/** What a paste is laid over. */
interface PasteGround {
  readonly rows: readonly FindableRow[];
  /** Keys of the rows that a column of prices is for, in order. */
  readonly targets: readonly number[];
  /** Code of the catalogue's currency. */
  readonly currency: string;
}

/**
 * What a spreadsheet put on the clipboard, matched to the rows of the grid. Lines of one cell are prices for `targets`,
 * one after the other; without a row to go to, or where they are too long for prices, they are barcodes and core ids of
 * products that come in without one. Lines of several name their product in the first cell, by barcode or core id, and
 * its price in the last; columns between are passed over, as is a head line, unless it says that the prices are in
 * another currency. A price of 0 is dropped in silence (CATA-024). A number that fits two products is asked about, not
 * guessed at.
 */
export function readPastedPrices(text: string, { rows, targets, currency }: PasteGround): Pasted {
  if (text.length > longestPastedTable)
    return { currency, prices: [], faults: [{ line: 1, text: "", fault: "tooLong" }], unknown: [] };
  const lines = readTsv(text).map((cells, index) => ({ cells, line: index + 1 }));
  const isNamed = lines.some(({ cells }) => cells.length > 1);
  if (!isNamed && (targets.length === 0 || areBarcodes(lines.map(({ cells: [code = ""] }) => code))))
    return { currency, prices: [], ...readCodes(lines, finder(rows)) };
  const entryOf = priceReader(lines[0], currency);
  const column = (_code: string, line: number): FoundRow => targets[line - 1] ?? "beyond";
  const ways = isNamed ? { find: finder(rows), doubt: doubtOf } : { find: column, doubt: doubtInColumn };
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const prices = new Map<number, PastedPrice>();
  const faults: PastedFault[] = [];
  const unknown: UnknownLine[] = [];
  for (const { cells, line } of lines.filter(isFilled)) {
    const { code, priceText } = partsOf(cells, isNamed);
    const entry = entryOf(priceText);
    const found = ways.find(code, line);
    const fault = faultOf(found, entry, prices, unknown);
    const whole = { line, text: cells.join(" ") };
    if (fault !== undefined) faults.push({ ...whole, fault });
    else if (found === undefined) unknown.push({ ...whole, code, priceText, entry });
    else if (typeof found === "number" && entry.kind === "price") {
      const read = { line, key: found, price: entry.price, text: priceText };
      prices.set(found, { ...read, doubt: ways.doubt(read, currency, byKey.get(found)?.price) });
    }
  }
  return { currency, prices: [...prices.values()], faults, unknown };
}

/** The first cell of several is the product, the last one its price. Where a line among these has but one, its price is missing. */
function partsOf(cells: readonly string[], isNamed: boolean): { code: string; priceText: string } {
  const [code = "", ...behind] = cells.map((cell) => cell.trim());
  return { code, priceText: isNamed ? (behind.at(-1) ?? "") : code };
}

/** Products without prices: a first word is the column's head. */
function readCodes(lines: readonly PastedLine[], find: (code: string) => FoundRow): Pick<Pasted, "faults" | "unknown"> {
  const faults: PastedFault[] = [];
  const unknown: UnknownLine[] = [];
  for (const { cells, line } of lines) {
    const code = (cells[0] ?? "").trim();
    if (code === "" || (line === 1 && !/\d/.test(code))) continue;
    const found = find(code);
    if (found === undefined && unknown.length < mostUnknown)
      unknown.push({ line, text: code, code, priceText: "", entry: { kind: "none" } });
    else faults.push({ line, text: code, fault: codeFaultOf(found) });
  }
  return { faults, unknown };
}

function codeFaultOf(found: FoundRow): PasteFault {
  if (found === undefined) return "tooManyNew";
  return found === "two" ? "twoProducts" : "isThere";
}

/** Whether a column, below its head, holds numbers as long as barcodes alone, and one of them is longer than any price. */
function areBarcodes([head = "", ...rest]: readonly string[]): boolean {
  const codes = [...(/\d/.test(head) ? [head] : []), ...rest].map((each) => each.trim()).filter((each) => each !== "");
  return codes.every((code) => /^\d{7,14}$/.test(code)) && codes.some((code) => code.length > longestPrice);
}

/** Why a line is not taken; none of a product that is still to be asked for. */
function faultOf(
  found: FoundRow,
  entry: PriceEntry,
  before: ReadonlyMap<number, PastedPrice>,
  { length }: readonly UnknownLine[],
): PasteFault | undefined {
  if (found === undefined) return length === mostUnknown ? "tooManyNew" : undefined;
  if (found === "beyond") return "beyondLastRow";
  if (found === "two") return "twoProducts";
  if (before.has(found)) return "productTwice";
  return entry.kind === "fault" ? entry.fault : undefined;
}

/** Neither empty nor a head line. */
function isFilled({ cells, line }: PastedLine): boolean {
  return !isBlank(cells) && !(line === 1 && isHead(cells));
}

/** @param before what the product costs so far; one that has no price cannot jump */
export function doubtOf(
  { text, price }: Pick<PastedPrice, "text" | "price">,
  currency: string,
  before = "",
): PriceDoubt | undefined {
  const old = readPrice(before);
  if (old.kind === "price" && old.price === price) return undefined;
  if (isPastedTwoWays(text, currency)) return "twoWays";
  if (old.kind !== "price") return undefined;
  const half = money(old.price).div(2);
  return money(price).minus(old.price).abs().gt(half) ? "jump" : undefined;
}

/** Of a column that names no products: more digits than prices usually have may be a code, such as an EAN-8. */
function doubtInColumn(
  read: Pick<PastedPrice, "text" | "price">,
  currency: string,
  before = "",
): PriceDoubt | undefined {
  const doubt = doubtOf(read, currency, before);
  if (doubt !== undefined || readPrice(before).kind === "price") return doubt;
  return /^\d{5,}$/.test(read.text) ? "code" : undefined;
}

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === "");
}

/** The row that a line is for; undefined where its product is not in the list. */
type FoundRow = number | "two" | "beyond" | undefined;

/** Spreadsheets take a barcode for a number and drop its leading zeros, which may make it the core id of another one. */
function finder(rows: readonly FindableRow[]): (cell: string) => FoundRow {
  const byBarcode = new Map(
    rows.flatMap(({ key, barcode }) => (barcode === undefined ? [] : [[withoutZeros(barcode), key]])),
  );
  const byProduct = new Map(
    rows.flatMap(({ key, product }) => (product === undefined ? [] : [[String(product), key]])),
  );
  return (cell) => {
    const barcode = byBarcode.get(withoutZeros(cell));
    const product = byProduct.get(cell);
    return barcode !== undefined && product !== undefined && barcode !== product ? "two" : (barcode ?? product);
  };
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=.)/, "");
}

/** Where the head of the prices names another currency, that is the unit of each of them. */
function priceReader(first: PastedLine | undefined, currency: string): (text: string) => PriceEntry {
  const head = first !== undefined && isHead(first.cells) ? first.cells.at(-1) : undefined;
  const other = head === undefined ? undefined : otherCurrencyIn(head, currency);
  if (other === undefined) return (text) => readPastedPrice(text, currency);
  return (text) => readPastedPrice(text === "" ? "" : `${text} ${other}`, currency);
}

/** Words alone, no number anywhere. One word alone is no head: the price there is missing. */
function isHead(cells: readonly string[]): boolean {
  return cells.length > 1 && cells.every((cell) => !/\d/.test(cell));
}
