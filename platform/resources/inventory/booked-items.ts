import { and, eq, type SQL } from "drizzle-orm";
import { inventories, inventoryItems } from "../../db/schema/inventory";

/** Items of a storage's closed counts that closing them has booked. */
export function isBooked(storageId: number): SQL | undefined {
  return and(
    eq(inventories.storageId, storageId),
    eq(inventories.status, "CLEARED"),
    eq(inventoryItems.isLeftOut, false),
  );
}
