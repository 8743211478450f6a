import { and, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Reader } from "../../db/database";
import { storages } from "../../db/schema/places";
import { liveCells } from "../drafts/live-cells";

/** A cell of a selling machine is mapped to the product: in one of these chains, or in any. */
export function mappedOn(read: Reader, productId: SQLiteColumn, chainIds?: readonly number[]): SQL {
  const cells = liveCells(read);
  return exists(
    read
      .select({ one: sql`1` })
      .from(cells)
      .innerJoin(storages, eq(storages.id, cells.storageId))
      .where(
        and(
          eq(cells.productId, productId),
          eq(storages.type, "SELLABLE"),
          chainIds && inArray(storages.chainId, [...chainIds]),
        ),
      ),
  );
}
