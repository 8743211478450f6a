import { type CellDifference, type DifferenceKind, differences } from "../cells/differences";
import { isHeldByOrder, type MappedCell } from "../cells/mapped-cell";
import type { CellProduct } from "../drafts.calls";
import type { LyingProduct } from "../facts/machine-facts";

/** A product that loses its last cell in a machine. `pieces` lie there; undefined where that is not known. */
export interface RemovedGoods {
  readonly product: CellProduct;
  readonly pieces: number | undefined;
}

/** Room for a product in cells that it is new in. */
export interface Brought {
  readonly product: CellProduct;
  readonly cells: number;
  /** Pieces that the cells take; undefined where it is not told of all of them. */
  readonly pieces: number | undefined;
}

/** What applying a draft does to one machine. */
export interface MachineDiff {
  /** Live cells with what becomes of them. */
  readonly changed: readonly CellDifference[];
  /** Live cells that differ and stay as they are, since an order waits in each. */
  readonly withOrder: readonly CellDifference[];
  /** Aliases of cells that only the machine, or only the draft has. */
  readonly onlyLive: readonly string[];
  readonly onlyDraft: readonly string[];
  readonly sums: Readonly<Record<DifferenceKind, number>>;
  readonly removed: readonly RemovedGoods[];
  readonly bring: readonly Brought[];
}

/** @param stock what lies in the machine, where it is known */
export function machineDiff(
  live: readonly MappedCell[],
  wanted: readonly MappedCell[],
  stock: ReadonlyMap<number, LyingProduct> | undefined,
): MachineDiff {
  const { changed: all, onlyBefore, onlyAfter } = differences(live, wanted);
  const changed = all.filter(({ cell }) => !isHeldByOrder(cell));
  const sums = { added: 0, removed: 0, replaced: 0, flags: 0 };
  for (const { kind } of changed) sums[kind] += 1;
  return {
    changed,
    withOrder: all.filter(({ cell }) => isHeldByOrder(cell)),
    onlyLive: onlyBefore,
    onlyDraft: onlyAfter,
    sums,
    removed: removedGoods(live, changed, stock),
    bring: brought(changed),
  };
}

function removedGoods(
  live: readonly MappedCell[],
  changed: readonly CellDifference[],
  stock: ReadonlyMap<number, LyingProduct> | undefined,
): RemovedGoods[] {
  const after = new Map(changed.map(({ cell, after: to }) => [cell.place, to]));
  const kept = new Set(live.map((cell) => (after.get(cell.place) ?? cell).product?.id));
  const lost = new Map(
    live.flatMap(({ product }) => (product && !kept.has(product.id) ? [[product.id, product]] : [])),
  );
  return [...lost.values()].map((product) => ({ product, pieces: stock && (stock.get(product.id)?.stock ?? 0) }));
}

/** A locker that is filled for orders gets nothing before there is one. */
function brought(changed: readonly CellDifference[]): Brought[] {
  const sums = new Map<number, Brought>();
  for (const { kind, cell, after } of changed) {
    const { product, fillOnDemand } = after;
    if (product === undefined || kind === "flags" || fillOnDemand) continue;
    const before = sums.get(product.id) ?? { product, cells: 0, pieces: 0 };
    const pieces = cell.capacity === undefined ? undefined : before.pieces && before.pieces + cell.capacity;
    const isFirst = before.cells === 0;
    sums.set(product.id, { product, cells: before.cells + 1, pieces: isFirst ? cell.capacity : pieces });
  }
  return [...sums.values()];
}

/** Pieces of several products together; undefined where it is not known of all of them. */
export function sumPieces(parts: readonly { readonly pieces: number | undefined }[]): number | undefined {
  return parts.reduce<number | undefined>(
    (sum, { pieces }) => (sum === undefined || pieces === undefined ? undefined : sum + pieces),
    0,
  );
}

/** Whether a machine would be given nothing. */
export function isEmptyDiff({ changed, withOrder }: MachineDiff): boolean {
  return changed.length + withOrder.length === 0;
}
