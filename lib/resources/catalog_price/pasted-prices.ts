import { readTsv } from "@/lib/grid/tsv";
import type { MoneyText } from "@/lib/money/decimal";
import { type PriceEntry, type PriceFault, readPastedPrice } from "./price-entry";

/** Characters: some 100,000 lines, twenty times the longest price list that anybody has. */
export const longestPaste = 2_000_000;

/** A row of the grid as pasted lines find it. */
interface FindableRow {
  readonly key: number;
  /** Core id. */
  readonly product: number | undefined;
  readonly barcode: string | undefined;
}

interface PastedPrice {
  /** From 1, as the person counts them in the spreadsheet. */
  readonly line: number;
  readonly key: number;
  readonly price: MoneyText;
}

/** Keys of `catalog_price.paste`, beside those of a price itself. */
export type PasteFault = PriceFault | "unknownProduct" | "twoProducts" | "productTwice" | "beyondLastRow" | "tooLong";

interface PastedFault {
  readonly line: number;
  /** What stood there, to be found again. */
  readonly text: string;
  readonly fault: PasteFault;
}

export interface Pasted {
  readonly prices: readonly PastedPrice[];
  readonly faults: readonly PastedFault[];
}

/**
 * What a spreadsheet put on the clipboard, matched to the rows of the grid. Lines of one cell are prices for the rows
 * from `fromRow` down. Lines of several name their product in the first cell, by barcode or core id, and its price in
 * the last; columns between are passed over, as is a head line. A price of 0 is dropped in silence (CATA-024). A number
 * that fits two products is asked about, not guessed at.
 */
export function readPastedPrices(text: string, rows: readonly FindableRow[], fromRow: number): Pasted {
  if (text.length > longestPaste) return { prices: [], faults: [{ line: 1, text: "", fault: "tooLong" }] };
  const lines = readTsv(text).map((cells, index) => ({ cells, line: index + 1 }));
  const isNamed = lines.some(({ cells }) => cells.length > 1);
  const keyOf = isNamed ? finder(rows) : (_cell: string, line: number): FoundRow => rows[fromRow + line - 1]?.key;
  const prices = new Map<number, PastedPrice>();
  const faults: PastedFault[] = [];
  for (const { cells, line } of lines.filter(
    ({ cells, line: at }) => !isBlank(cells) && !(at === 1 && isHead(cells)),
  )) {
    const key = keyOf((cells[0] ?? "").trim(), line);
    const found = readLine(key, prices, cells.at(-1) ?? "");
    if (found.kind === "price" && typeof key === "number") prices.set(key, { line, key, price: found.price });
    if (found.kind === "fault") faults.push({ line, text: cells.join(" "), fault: found.fault });
    if (found.kind === "lost")
      faults.push({ line, text: cells.join(" "), fault: isNamed ? "unknownProduct" : "beyondLastRow" });
  }
  return { prices: [...prices.values()], faults };
}

type ReadLine = PriceEntry | { kind: "fault"; fault: PasteFault } | { kind: "lost" };

function readLine(key: FoundRow, before: ReadonlyMap<number, PastedPrice>, price: string): ReadLine {
  if (key === undefined) return { kind: "lost" };
  if (key === "two") return { kind: "fault", fault: "twoProducts" };
  return before.has(key) ? { kind: "fault", fault: "productTwice" } : readPastedPrice(price);
}

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === "");
}

/** The row that a cell names, if it names one. */
type FoundRow = number | "two" | undefined;

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

/** Words alone, no number anywhere. One word alone is no head: the price there is missing. */
function isHead(cells: readonly string[]): boolean {
  return cells.length > 1 && cells.every((cell) => !/\d/.test(cell));
}
