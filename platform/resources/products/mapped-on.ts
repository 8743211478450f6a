import { and, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Reader } from "../../db/database";
import { storages } from "../../db/schema/places";
import { stocks } from "../../db/schema/products";

/** The product has a place in a selling machine: of these chains, or of any. */
export function mappedOn(read: Reader, productId: SQLiteColumn, chainIds?: readonly number[]): SQL {
  return exists(
    read
      .select({ one: sql`1` })
      .from(stocks)
      .innerJoin(storages, eq(storages.id, stocks.storageId))
      .where(
        and(
          eq(stocks.productId, productId),
          eq(storages.type, "SELLABLE"),
          chainIds && inArray(storages.chainId, [...chainIds]),
        ),
      ),
  );
}
