import { hasOurFields, type InventoryDetail } from "../inventory-reads.calls";
import type { ReviewParts } from "./columns";

type Told = Pick<InventoryDetail, "id" | "status" | "isBlind" | "items">;

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
