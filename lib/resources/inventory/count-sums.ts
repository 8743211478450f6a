import type { InventoryDetail } from "./inventory-reads.calls";

type Summed = Pick<InventoryDetail, "inventoryQuantity" | "scriptQuantity"> & {
  items: readonly Pick<InventoryDetail["items"][number], "inventoryQuantity" | "scriptQuantity" | "isLeftOut">[];
};

/** What a count comes to: the answer's figures (2§4), or where the review has left items out, what the others come to. */
export function countSums({ items, inventoryQuantity, scriptQuantity }: Summed) {
  const taken = items.filter(({ isLeftOut }) => !isLeftOut);
  if (taken.length === items.length) return { counted: inventoryQuantity, books: scriptQuantity, leftOut: undefined };
  const left = items.filter(({ isLeftOut }) => isLeftOut);
  return {
    counted: taken.reduce((sum, item) => sum + item.inventoryQuantity, 0),
    books: scriptQuantity === undefined ? undefined : taken.reduce((sum, item) => sum + (item.scriptQuantity ?? 0), 0),
    /** Without it, the header's figures would be others than these. */
    leftOut: { products: left.length, counted: left.reduce((sum, item) => sum + item.inventoryQuantity, 0) },
  };
}
