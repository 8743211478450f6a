import { and, eq, gt, inArray, ne, sum } from "drizzle-orm";
import type { Reader } from "../../db/database";
import { stocks } from "../../db/schema/products";
import { stockMovements } from "../../db/schema/stock-movements";

interface Place {
  storageId: number;
  productIds: readonly number[];
}

/** What the books have of each product of a storage, all batches together. Of a product that never lay there it is 0. */
export async function booksOf(read: Reader, { storageId, productIds }: Place): Promise<Map<number, number>> {
  const rows = await read
    .select({ id: stocks.productId, pieces: sum(stocks.quantity).mapWith(Number) })
    .from(stocks)
    .where(and(eq(stocks.storageId, storageId), inArray(stocks.productId, [...productIds])))
    .groupBy(stocks.productId);
  return new Map([...productIds.map((id) => [id, 0] as const), ...rows.map(({ id, pieces }) => [id, pieces] as const)]);
}

/**
 * What a product that was counted at a moment is compared with: the books as they were, what moved since then taken off. What
 * counts have booked since stays in: it was lacking before, too, and would be booked twice.
 */
export async function booksAt(read: Reader, storageId: number, productId: number, moment: Date): Promise<number> {
  const now = await booksOf(read, { storageId, productIds: [productId] });
  const [since] = await read
    .select({ pieces: sum(stockMovements.pieces).mapWith(Number) })
    .from(stockMovements)
    .where(
      and(
        eq(stockMovements.storageId, storageId),
        eq(stockMovements.productId, productId),
        gt(stockMovements.moment, moment),
        ne(stockMovements.kind, "INVENTORY"),
      ),
    );
  return (now.get(productId) ?? 0) - (since?.pieces ?? 0);
}
