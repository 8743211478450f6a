import { eq, isNotNull, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import type { Reader } from "../../db/database";
import { lockerCells, lockers, shelfCells, shelves } from "../../db/schema/drafts";

/**
 * The cells of live mapping that are mapped to a product, of shelves and lockers alike, as a table to join. `room` is how
 * many pieces a supply brings each to: none where a locker is filled for orders alone, or one waits in it.
 */
export function liveCells(read: Pick<Reader, "select">) {
  const onShelves = read
    .select({
      storageId: sql<number>`${shelves.storageId}`.as("storage_id"),
      productId: sql<number>`${shelfCells.productId}`.as("product_id"),
      room: sql<number>`${shelfCells.capacity}`.as("room"),
    })
    .from(shelfCells)
    .innerJoin(shelves, eq(shelves.id, shelfCells.shelfId))
    .where(sql`${isNotNull(shelves.storageId)} and ${isNotNull(shelfCells.productId)}`);
  const inLockers = read
    .select({
      storageId: sql<number>`${lockers.storageId}`.as("storage_id"),
      productId: sql<number>`${lockerCells.productId}`.as("product_id"),
      room: sql<number>`iif(${lockerCells.fillOnDemand} or ${isNotNull(lockerCells.orderId)}, 0, ${lockerCells.capacity})`.as(
        "room",
      ),
    })
    .from(lockerCells)
    .innerJoin(lockers, eq(lockers.id, lockerCells.lockerId))
    .where(sql`${isNotNull(lockers.storageId)} and ${isNotNull(lockerCells.productId)}`);
  return unionAll(onShelves, inLockers).as("live_cells");
}
