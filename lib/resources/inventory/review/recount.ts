import type { InventoryDetail } from "../inventory-reads.calls";
import { groupByProduct, type ReviewLine } from "./line";

/** By id, when those counts were begun that may count again what others have counted. In ms since 1970. */
export type Recounts = ReadonlyMap<number, number>;

/** A recount says that it is one: whoever joins later to count named products, as a part of the whole, counts nothing again. */
export function recountsOf(counts: readonly Pick<InventoryDetail, "id" | "scope" | "created">[]): Recounts {
  const recounts = counts.filter(({ scope }) => scope?.isRecount === true);
  return new Map(recounts.map(({ id, created }) => [id, Date.parse(created)]));
}

/**
 * Lines whose product was counted again: by a count that was begun after them, and both are taken. Whoever counts a part of
 * the same whole began before: their lines are no recount.
 */
export function supersededLines(lines: readonly ReviewLine[], recounts: Recounts): Set<ReviewLine> {
  const taken = lines.filter(({ isLeftOut }) => !isLeftOut);
  const superseded = [...groupByProduct(taken, (line) => line).values()].flatMap((group) =>
    group.filter((line) => group.some((other) => other !== line && isAgain(other, line, recounts))),
  );
  return new Set(superseded);
}

function isAgain(later: ReviewLine, earlier: ReviewLine, recounts: Recounts): boolean {
  return isBefore(earlier, recounts.get(later.inventoryId));
}

/** @param begun in ms since 1970 */
function isBefore({ countedAt }: ReviewLine, begun: number | undefined): boolean {
  return begun !== undefined && countedAt !== undefined && Date.parse(countedAt) < begun;
}

/** How many products were to be counted again, and were not: what was counted of them before holds. */
export function missedProducts(
  lines: readonly ReviewLine[],
  counts: readonly Pick<InventoryDetail, "id" | "scope" | "created" | "status">[],
): number {
  const ended = counts.filter(({ status }) => status === "COUNTED");
  const recounts = recountsOf(ended);
  const byProduct = groupByProduct(lines, (line) => line);
  const missed = ended.flatMap(({ id, scope }) =>
    (recounts.has(id) ? (scope?.ids ?? []) : []).filter((product) => {
      const group = byProduct.get(product) ?? [];
      const isCounted = group.some(({ inventoryId }) => inventoryId === id);
      return !isCounted && group.some((line) => !line.isLeftOut && isBefore(line, recounts.get(id)));
    }),
  );
  return new Set(missed).size;
}

interface Summed {
  /** How many products. */
  products: number;
  /** The counts that have lines of them. */
  inventoryIds: ReadonlySet<number>;
}

/** What is summed up of several people's lines, without what was counted again. */
export function summedLines(lines: readonly ReviewLine[], superseded: ReadonlySet<ReviewLine>): Summed {
  const taken = lines.filter((line) => !line.isLeftOut && !superseded.has(line));
  const summed = [...groupByProduct(taken, (line) => line).values()].filter(({ length }) => length > 1);
  return {
    products: summed.length,
    inventoryIds: new Set(summed.flat().map(({ inventoryId }) => inventoryId)),
  };
}

/** How many products lines are of. */
export function productsIn(lines: Iterable<ReviewLine>): number {
  return new Set([...lines].map(({ product }) => product.id)).size;
}
