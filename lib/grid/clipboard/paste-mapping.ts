import { type GridColumn, isValueColumn } from "../columns/grid-column";
import { fitsKind } from "./pasted-kinds";
import type { PastedTable } from "./pasted-table";

/** Which column of a grid each pasted one is. */
export interface PasteMapping {
  /** The first line heads the others. */
  readonly hasHead: boolean;
  /** By pasted column: the name of the grid's column, undefined where it is left out. None is there twice. */
  readonly targets: readonly (string | undefined)[];
}

/** Of a grid's columns, those that can be pasted into. */
export function pasteTargets<Content, Fault extends string>(columns: readonly GridColumn<Content, Fault>[]) {
  return columns.filter(
    (column) => isValueColumn(column) || (column.kind === "record" && column.headings !== undefined),
  );
}

/**
 * What the columns of a paste mean: by their headings where there are some, else by what stands in them. A head leaves
 * out what it calls otherwise, but for what a row is of, which its codes tell.
 *
 * @param titleOf what a column is headed with in the grid
 */
export function guessMapping<Content, Fault extends string>(
  table: PastedTable,
  columns: readonly GridColumn<Content, Fault>[],
  titleOf: (name: string) => string,
): PasteMapping {
  const open = pasteTargets(columns);
  const headed = headedColumns(table, open, titleOf);
  const hasHead = headed.size > 0;
  const byPlace = new Map(headed);
  const body = table.lines.slice(hasHead ? 1 : 0);
  for (const column of hasHead ? open.filter(({ kind }) => kind === "record") : open) {
    if ([...byPlace.values()].includes(column.name)) continue;
    const places = Array.from({ length: table.width }, (_, at) => at).filter((at) => !byPlace.has(at));
    const place = places.find((at) => fitsKind(column, texts(body, at)));
    if (place !== undefined) byPlace.set(place, column.name);
  }
  return { hasHead, targets: Array.from({ length: table.width }, (_, at) => byPlace.get(at)) };
}

/** With another column at a place; where that column stood before, nothing is taken from there any more. */
export function withTarget(mapping: PasteMapping, place: number, name: string | undefined): PasteMapping {
  const targets = mapping.targets.map((target, at) => {
    if (at === place) return name;
    return target === name ? undefined : target;
  });
  return { ...mapping, targets };
}

function texts(lines: PastedTable["lines"], at: number): string[] {
  return lines.map(({ cells }) => cells[at] ?? "").filter((cell) => cell !== "");
}

interface Match {
  readonly place: number;
  readonly name: string;
  readonly score: number;
}

/** Of the first line, what it calls the grid's columns: the best match first, each place and each column once. */
function headedColumns<Content, Fault extends string>(
  { lines: [first] }: PastedTable,
  columns: readonly GridColumn<Content, Fault>[],
  titleOf: (name: string) => string,
): ReadonlyMap<number, string> {
  const cells = (first?.cells ?? []).map(plainWords);
  const matches = columns.flatMap((column): Match[] => {
    // What a row is of stands in two columns of a spreadsheet: its title there heads the names.
    const titles = column.kind === "record" ? [] : [titleOf(column.name)];
    const words = [...titles, ...headingsOf(column)].map(plainWords).filter((each) => each !== "");
    return cells.flatMap((cell, place) => {
      const score = Math.max(0, ...words.map((each, rank) => scoreOf(cell, each, rank)));
      return score === 0 ? [] : { place, name: column.name, score };
    });
  });
  const found = new Map<number, string>();
  const taken = new Set<string>();
  for (const { place, name } of matches.sort((one, other) => other.score - one.score)) {
    if (found.has(place) || taken.has(name)) continue;
    found.set(place, name);
    taken.add(name);
  }
  return found;
}

function headingsOf<Content, Fault extends string>(column: GridColumn<Content, Fault>): readonly string[] {
  return column.kind === "computed" ? [] : (column.headings ?? []);
}

/** Of a heading: what stands below it was reckoned from other columns, as `Valoare TVA` is no VAT rate. */
const reckoned = /\b(valoare|valoarea|total|suma|value|amount|sum)\b/;

/** A heading is the very word, or holds it; the longer and the more telling word counts more. */
function scoreOf(cell: string, word: string, rank: number): number {
  if (cell === word) return 1000 - rank;
  if (reckoned.test(cell)) return 0;
  return ` ${cell} `.includes(` ${word} `) ? 100 + word.length - rank : 0;
}

/** `Preț, RON` and `pret ron` are one. */
function plainWords(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, " ")
    .trim();
}
