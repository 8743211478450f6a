import { readTsv } from "./tsv";

/** Characters: some 100,000 lines, twenty times the longest list of anybody. What is longer would keep the page busy. */
export const longestPastedTable = 2_000_000;

export interface PastedLine {
  /** From 1, as the person counts them in the spreadsheet. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** What a spreadsheet put on the clipboard, without the lines and the columns in which nothing stands. */
export interface PastedTable {
  readonly lines: readonly PastedLine[];
  /** How many columns it has. */
  readonly width: number;
}

/** @returns undefined of a text that is too long: a part of it is never taken for the whole */
export function readPastedTable(text: string): PastedTable | undefined {
  if (text.length > longestPastedTable) return undefined;
  const read = readTsv(text).map((cells) => cells.map((cell) => cell.trim()));
  const width = Math.max(0, ...read.map((cells) => cells.length));
  const filled = Array.from({ length: width }, (_, at) => at).filter((at) => read.some((cells) => cells[at]));
  const lines = read.flatMap((cells, index) =>
    cells.some((cell) => cell !== "") ? { number: index + 1, cells: filled.map((at) => cells[at] ?? "") } : [],
  );
  return { lines, width: filled.length };
}
