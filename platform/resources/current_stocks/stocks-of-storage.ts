import { eq, sql } from "drizzle-orm";
import { alphabetical } from "../../db/alphabetical";
import type { Reader } from "../../db/database";
import { vatRates } from "../../db/schema/documents";
import { storages } from "../../db/schema/places";
import { batches, products, stocks } from "../../db/schema/products";
import { found } from "../../platform-error";

/** Paging of stock by storage (2§7). */
export const stockLimit = 100;

interface Asked {
  storageId: number;
  offset?: number | undefined;
  limit?: number | undefined;
}

/** The products of a storage by name, all batches together, with how many there are. @throws PlatformError where there is no such storage */
export async function stocksOfStorage(read: Reader, { storageId, offset = 0, limit = stockLimit }: Asked) {
  found((await read.select({ id: storages.id }).from(storages).where(eq(storages.id, storageId)))[0]);
  const rows = await read
    .select({
      id: products.id,
      name: products.name,
      price: products.purchasePrice,
      rate: vatRates.rate,
      stock: sql<number>`sum(${stocks.quantity})`,
      nearestExpirationDate: sql<
        string | null
      >`min(case when ${stocks.quantity} > 0 then ${batches.expirationDate} end)`,
    })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .innerJoin(vatRates, eq(vatRates.id, products.vatRateId))
    .innerJoin(batches, eq(batches.id, stocks.batchId))
    .where(eq(stocks.storageId, storageId))
    .groupBy(products.id)
    .orderBy(alphabetical(products.name), products.id)
    .limit(limit)
    .offset(offset);
  const [total] = await read
    .select({ count: sql<number>`count(distinct ${stocks.productId})` })
    .from(stocks)
    .where(eq(stocks.storageId, storageId));
  return { rows, totalCount: total?.count ?? 0 };
}

/** A row as it goes onto the wire. */
export function storageStock(
  row: Awaited<ReturnType<typeof stocksOfStorage>>["rows"][number],
  barcode: string | undefined,
) {
  const { id, name, rate, stock, nearestExpirationDate } = row;
  return { productNodeReference: id, product: { id, name, barcode }, stock, VAT: rate, nearestExpirationDate };
}
