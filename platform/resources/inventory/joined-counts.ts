import { eq, inArray, or } from "drizzle-orm";
import type { Reader } from "../../db/database";
import { inventories } from "../../db/schema/inventory";
import type { InventoryRow } from "./inventory-rights";

type Read = Pick<Reader, "select">;

/** The first count of the piece of work that a count belongs to; undefined where there is no such count. */
export async function rootOf(read: Read, id: number): Promise<InventoryRow | undefined> {
  const [row] = await read.select().from(inventories).where(eq(inventories.id, id));
  if (row?.joinedToId == null) return row;
  const [root] = await read.select().from(inventories).where(eq(inventories.id, row.joinedToId));
  return root;
}

/** All counts of the pieces of work that begin with these, each of them among its own, oldest first. */
export function joinedTo(read: Read, rootIds: readonly number[]): Promise<InventoryRow[]> {
  return read
    .select()
    .from(inventories)
    .where(or(inArray(inventories.id, [...rootIds]), inArray(inventories.joinedToId, [...rootIds])))
    .orderBy(inventories.id);
}
