import type { ReceptionLine } from "@/lib/resources/receptions/reception-reads.calls";

/**
 * What the lines of a note brought of a product's batch: pieces in all, and the different net prices, as they stand. Undefined
 * where none of them is of it: a platform may pass over what it was asked for.
 */
export function receivedOfBatch(
  lines: readonly Pick<ReceptionLine, "product" | "batchNumber" | "quantity" | "pricePurchase">[],
  productId: number,
  batchNumber: string,
): { pieces: number; prices: string[] } | undefined {
  const own = lines.filter((line) => line.product.id === productId && (line.batchNumber ?? "") === batchNumber);
  if (own.length === 0) return undefined;
  return {
    pieces: own.reduce((sum, { quantity }) => sum + quantity.quantityReceived, 0),
    prices: [...new Set(own.flatMap(({ pricePurchase }) => pricePurchase ?? []))],
  };
}
