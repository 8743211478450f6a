import { hasOurFields, type InventoryDetail } from "../inventory-reads.calls";
import type { ReviewParts } from "./columns";

type Told = Pick<InventoryDetail, "id" | "status" | "isBlind" | "items">;

/** Whoever has begun to close the counts, and has not come to the end of it: it is recorded at the one from which it was begun. */
export function begunClosing(
  counts: readonly Pick<InventoryDetail, "id" | "clearedBy">[],
): { id: number; closer: string } | undefined {
  return counts.flatMap(({ id, clearedBy }) => (clearedBy === undefined ? [] : { id, closer: clearedBy.fullName }))[0];
}

/** What the counts have tells what their platform knows. */
export function reviewParts(counts: readonly Told[]): ReviewParts {
  const items = counts.flatMap((count) => count.items);
  return {
    books: items.every(({ scriptQuantity }) => scriptQuantity !== undefined),
    prices: items.some(({ purchasePrice }) => purchasePrice !== undefined),
    sums: new Set(items.map(({ productId }) => productId)).size < items.length,
    choices: counts.some(hasOurFields),
    open: new Set(counts.filter(({ status }) => status !== "COUNTED").map(({ id }) => id)),
  };
}
