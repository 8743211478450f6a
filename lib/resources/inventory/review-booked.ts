import type { InventoryDetail } from "./inventory-reads.calls";
import { groupByProduct, type ReviewLine, type Whole, wholeOf } from "./review-line";

/** What closing has booked of a product. */
export interface BookedDifference {
  readonly product: ReviewLine["product"];
  readonly whole: Whole & { readonly difference: number };
}

/** Of all counts that were closed together, the products that differed, in the order of the lines. */
export function bookedDifferences(lines: readonly ReviewLine[]): BookedDifference[] {
  return [...groupByProduct(lines, (line) => line).values()].flatMap((group) => {
    const whole = wholeOf(group);
    const { difference } = whole;
    const [first] = group;
    return first !== undefined && difference ? [{ product: first.product, whole: { ...whole, difference } }] : [];
  });
}

type Summed = Pick<InventoryDetail, "inventoryQuantity" | "scriptQuantity"> & {
  items: readonly Pick<InventoryDetail["items"][number], "inventoryQuantity" | "scriptQuantity" | "isLeftOut">[];
};

/** What a count comes to: the answer's figures (2§4), or where the review has left items out, what the others come to. */
export function countSums({ items, inventoryQuantity, scriptQuantity }: Summed) {
  const taken = items.filter(({ isLeftOut }) => !isLeftOut);
  if (taken.length === items.length) return { counted: inventoryQuantity, books: scriptQuantity, isWhole: true };
  return {
    counted: taken.reduce((sum, item) => sum + item.inventoryQuantity, 0),
    books: scriptQuantity === undefined ? undefined : taken.reduce((sum, item) => sum + (item.scriptQuantity ?? 0), 0),
    isWhole: false,
  };
}
