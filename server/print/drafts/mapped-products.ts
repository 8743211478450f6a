import "server-only";
import { isHeldByOrder, type MappedCell } from "@/lib/resources/drafts/cells/mapped-cell";
import type { CellProduct } from "@/lib/resources/drafts/drafts.calls";

/** One product of a machine, with the cells that hold it, as they stand in the machine. */
export interface MappedProduct {
  product: CellProduct;
  cells: MappedCell[];
  /** What the cells that can be filled take; undefined where none of them says. */
  pieces: Pieces | undefined;
}

export interface Pieces {
  count: number;
  /** Some of the cells do not say how many they take. */
  isAtLeast: boolean;
}

/** The products of a machine by name, each once. */
export function mappedProducts(cells: readonly MappedCell[], locale: string): MappedProduct[] {
  const byProduct = new Map<number, { product: CellProduct; cells: MappedCell[] }>();
  for (const cell of cells) {
    const { product } = cell;
    if (product === undefined) continue;
    const known = byProduct.get(product.id);
    if (known === undefined) byProduct.set(product.id, { product, cells: [cell] });
    else known.cells.push(cell);
  }
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return [...byProduct.values()]
    .map((each) => ({ ...each, pieces: piecesOf(each.cells) }))
    .sort((one, other) => compare(one.product.name, other.product.name) || one.product.id - other.product.id);
}

/** How many pieces a supply puts into cells with a product: none where an order waits, nor where it is filled on demand. */
export function piecesOf(cells: readonly MappedCell[]): Pieces | undefined {
  const filled = cells.filter((cell) => cell.product !== undefined && !cell.fillOnDemand && !isHeldByOrder(cell));
  const told = filled.flatMap(({ capacity }) => capacity ?? []);
  if (told.length === 0) return undefined;
  return { count: told.reduce((sum, each) => sum + each, 0), isAtLeast: told.length < filled.length };
}

/** Nothing is to be put into it, now or later. */
export function isFree(cell: MappedCell): boolean {
  return cell.product === undefined && !cell.fillOnDemand && !isHeldByOrder(cell);
}

/** Texts in lines of so many characters, divided between two of them alone: what is longer than a page could not be drawn. */
export function inLines(texts: readonly string[], longest: number): string[] {
  const lines: string[] = [];
  for (const text of texts) {
    const last = lines.at(-1);
    const longer = last === undefined ? text : `${last}, ${text}`;
    if (last === undefined || longer.length > longest) lines.push(text);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
