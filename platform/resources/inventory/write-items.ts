import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { inventoryCalls } from "@/lib/resources/inventory/inventory.calls";
import type { Writer } from "../../db/database";
import { inventories, inventoryItems } from "../../db/schema/inventory";
import { products } from "../../db/schema/products";
import { omitUndefined } from "../../omit-undefined";
import { found, PlatformError } from "../../platform-error";
import { requireKnown } from "../receptions/require-known";
import { booksAt } from "./books";
import { type ChangedBy, type InventoryRow, inventoryFor } from "./inventory-rights";

type NewItem = z.output<typeof inventoryCalls.addItem.body>;
type ItemEdit = z.output<typeof inventoryCalls.editItem.body>;
type ItemRow = typeof inventoryItems.$inferSelect;

/** A product that was counted. @throws PlatformError 409 where the count has an item of it already */
export async function addItem(
  tx: Writer,
  body: NewItem,
  by: ChangedBy,
): Promise<{ item: ItemRow; inventory: InventoryRow }> {
  const { inventory: inventoryId, product: productId, inventoryQuantity } = body;
  const inventory = await countable(tx, inventoryId, "inventory", by);
  await requireKnown(tx, { table: products, id: products.id, noun: "product" }, [["product", productId]]);
  const [there] = await tx
    .select({ id: inventoryItems.id })
    .from(inventoryItems)
    .where(and(eq(inventoryItems.inventoryId, inventoryId), eq(inventoryItems.productId, productId)));
  if (there !== undefined) throw new PlatformError(409, `product: item ${there.id} has it already`);
  const countedAt = momentOf(body.countedAt, inventory, by);
  const scriptQuantity = await booksAt(tx, inventory.storageId, productId, countedAt);
  const [item] = await tx
    .insert(inventoryItems)
    .values({ inventoryId, productId, inventoryQuantity, scriptQuantity, countedAt, countedById: by.userId })
    .returning();
  await touch(tx, inventoryId, by);
  return { item: found(item), inventory };
}

/** @returns its quantity by then. @throws PlatformError */
export async function editItem(tx: Writer, id: number, edit: ItemEdit, by: ChangedBy): Promise<number> {
  const item = await existing(tx, id);
  const { inventoryQuantity, isLeftOut, note } = edit;
  const inventory =
    isLeftOut === undefined
      ? await countable(tx, item.inventoryId, "inventoryQuantity", by)
      : await inventoryFor(tx, { id: item.inventoryId, userId: by.userId, step: "review", field: "isLeftOut" });
  const counted = inventoryQuantity === undefined ? {} : await countedNow(tx, item, inventory, edit, by);
  await tx
    .update(inventoryItems)
    .set(omitUndefined({ inventoryQuantity, isLeftOut, note, ...counted }))
    .where(eq(inventoryItems.id, id));
  await touch(tx, item.inventoryId, by);
  return inventoryQuantity ?? item.inventoryQuantity;
}

/** What the books had when it was counted: it may have been sent much later. */
async function countedNow(tx: Writer, { productId }: ItemRow, inventory: InventoryRow, edit: ItemEdit, by: ChangedBy) {
  const countedAt = momentOf(edit.countedAt, inventory, by);
  return {
    countedAt,
    countedById: by.userId,
    scriptQuantity: await booksAt(tx, inventory.storageId, productId, countedAt),
  };
}

/** @throws PlatformError */
export async function removeItem(tx: Writer, id: number, by: ChangedBy): Promise<void> {
  const { inventoryId } = await existing(tx, id);
  await countable(tx, inventoryId, "inventory_item", by);
  await tx.delete(inventoryItems).where(eq(inventoryItems.id, id));
  await touch(tx, inventoryId, by);
}

/** Its counter counts while it is counted; a reviewer sets what nobody counted once it is. */
async function countable(tx: Writer, id: number, field: string, { userId }: ChangedBy): Promise<InventoryRow> {
  const [row] = await tx.select({ status: inventories.status }).from(inventories).where(eq(inventories.id, id));
  if (row === undefined) throw new PlatformError(field === "inventory" ? 400 : 404, `${field}: unknown count ${id}`);
  return inventoryFor(tx, { id, userId, step: row.status === "COUNTED" ? "review" : "count", field });
}

async function existing(tx: Writer, id: number): Promise<ItemRow> {
  const [item] = await tx.select().from(inventoryItems).where(eq(inventoryItems.id, id));
  return found(item);
}

/** A clock that goes wrong tells of no moment to come, and of none before the count was begun: the books had something else. */
function momentOf(countedAt: string | undefined, { created }: InventoryRow, { now }: ChangedBy): Date {
  const moment = countedAt === undefined ? now : new Date(countedAt);
  if (moment > now) return now;
  return moment < created ? created : moment;
}

async function touch(tx: Writer, id: number, { now }: ChangedBy): Promise<void> {
  await tx.update(inventories).set({ updated: now }).where(eq(inventories.id, id));
}
