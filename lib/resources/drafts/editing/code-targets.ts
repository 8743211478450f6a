import type { CellProduct } from "../drafts.calls";
import type { PastedList } from "./pasted-list";
import type { KeyedCell } from "./setting-change";
import { cornerOf, type Spots } from "./spots";

/** A pasted code and the key of its cell; undefined where there is none. */
export interface CodeInto {
  readonly code: string;
  readonly into: number | undefined;
  /** How the list names the cell. */
  readonly alias?: string | undefined;
}

/** `product` is undefined where nobody has one under its code. */
export interface PastedCode extends CodeInto {
  readonly product: CellProduct | undefined;
}

/** The keys of a mapping's cells. */
interface CellKeys {
  /** In the picture's order. */
  readonly all: readonly number[];
  readonly spots: Spots;
  /** Those that it is pasted into. */
  readonly meant: readonly number[];
  keyOf(alias: string): number | undefined;
}

/**
 * Where each code goes; empty ones are left out, and a heading has no cell. One code alone goes into all that are selected, as
 * one copied cell does. Of two for one cell the first has it.
 */
export function codesInto(pasted: PastedList, cells: CellKeys): CodeInto[] {
  const heading = pasted.heading.map((code) => ({ code, into: undefined }));
  const codes = pasted.kind === "block" ? pasted.lines.flat() : pasted.codes;
  const [only] = codes;
  if (pasted.kind === "column" && codes.length === 1 && only && cells.meant.length > 0)
    return [...heading, ...cells.meant.map((into) => ({ code: only, into }))];
  const targets = targetsOf(pasted, cells);
  const aliases = pasted.kind === "named" ? pasted.aliases : [];
  const taken = new Set<number>();
  const each = codes.flatMap((code, at): CodeInto[] => {
    if (code === "") return [];
    const into = targets[at];
    const isTaken = into !== undefined && taken.has(into);
    if (into !== undefined) taken.add(into);
    return [{ code, into: isTaken ? undefined : into, alias: aliases[at] || undefined }];
  });
  return [...heading, ...each];
}

/** @returns a key for each code, in their order; none where there is no cell */
function targetsOf(pasted: PastedList, { all, spots, meant, keyOf }: CellKeys): readonly (number | undefined)[] {
  const [from] = meant;
  switch (pasted.kind) {
    case "named":
      return pasted.aliases.map(keyOf);
    // Into the selected cells, or from the one that is meant on.
    case "column":
      return meant.length > 1 || from === undefined ? meant : all.slice(all.indexOf(from));
    // As it stands, from the upper left of the selected cells on.
    case "block": {
      const first = cornerOf(meant.flatMap((key) => spots.of(key) ?? []));
      return pasted.lines.flatMap((line, down) =>
        line.map((_, right) => first && spots.at({ ...first, row: first.row + down, column: first.column + right })),
      );
    }
  }
}

/** @returns the key of the cell of a name, however it is spelt; none of a spelling that several have, but for their own */
export function keysByAlias(cells: readonly KeyedCell[]): (alias: string) => number | undefined {
  const exactly = keysBy(cells, (alias) => alias);
  const spelt = keysBy(cells, nameOf);
  return (alias) => exactly.get(alias) ?? spelt.get(nameOf(alias));
}

function keysBy(cells: readonly KeyedCell[], nameIn: (alias: string) => string): Map<string, number | undefined> {
  const keys = new Map<string, number | undefined>();
  for (const { key, cell } of cells) {
    const name = nameIn(cell.alias);
    keys.set(name, keys.has(name) ? undefined : key);
  }
  return keys;
}

/** @returns whether a text is a cell's name, or differs from one in its digits alone: a list may name a cell that is not here */
export function namedAlike(cells: readonly KeyedCell[]): (text: string) => boolean {
  const names = new Set(cells.map(({ cell }) => nameOf(cell.alias)));
  const lettered = [...names].filter((name) => /\p{L}/u.test(name));
  const shapes = new Set(lettered.map(shapeOf));
  const mostDigits = Math.max(2, ...lettered.map(longestNumber));
  return (text) => {
    const name = nameOf(text);
    return names.has(name) || (shapes.has(shapeOf(name)) && longestNumber(name) <= mostDigits);
  };
}

/** Whoever types a name has other capitals and blanks, and in some languages commas for dots. */
function nameOf(alias: string): string {
  return alias.toLowerCase().replaceAll(/\s/g, "").replaceAll(",", ".");
}

function shapeOf(name: string): string {
  return name.replaceAll(/\d+/g, "0");
}

/** In digits. */
function longestNumber(name: string): number {
  return Math.max(0, ...(name.match(/\d+/g) ?? []).map(({ length }) => length));
}
