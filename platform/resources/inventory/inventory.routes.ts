import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { inventoryCalls } from "@/lib/resources/inventory/inventory.calls";
import { products } from "../../db/schema/products";
import { route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { barcodesOf } from "../products/barcodes";
import { readInventories } from "./inventory-rows";
import { createInventory, editInventory, recordClearedBy } from "./write-inventories";
import { addItem, editItem, removeItem } from "./write-items";

/** The writes of counts; their reads go over QueryCommand (2§7). */
export function inventoryRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { database } = context;
  const by = ({ userId }: { userId: number }) => ({ userId, now: context.now() });

  route(app, context, inventoryCalls.create, async ({ body }, caller) => ({
    id: await database.write((tx) => createInventory(tx, body, by(caller))),
  }));
  route(app, context, inventoryCalls.edit, async ({ params, body }, caller) => {
    await database.write((tx) => editInventory(tx, params.id, body, by(caller)));
    const { Status, Updated, CountedBy } = found((await readInventories(database.read, [params.id]))[0]);
    return { status: Status, updated: Updated, countedBy: CountedBy };
  });
  route(app, context, inventoryCalls.clearedBy, async ({ params }, caller) => {
    await database.write((tx) => recordClearedBy(tx, params, by(caller)));
    return { done: true };
  });
  route(app, context, inventoryCalls.addItem, async ({ body }, caller) => {
    const { item, inventory } = await database.write((tx) => addItem(tx, body, by(caller)));
    const { id, productId, inventoryQuantity, scriptQuantity } = item;
    const [row] = await database.read.select({ name: products.name }).from(products).where(eq(products.id, productId));
    const barcodes = await barcodesOf(database.read, [productId]);
    return {
      id,
      product: { id: productId, name: found(row).name, barCode: barcodes.get(productId) },
      inventoryQuantity,
      scriptQuantity,
      isBlind: inventory.isBlind,
      storage: { id: inventory.storageId },
    };
  });
  route(app, context, inventoryCalls.editItem, async ({ params, body }, caller) => ({
    inventoryQuantity: await database.write((tx) => editItem(tx, params.id, body, by(caller))),
  }));
  route(app, context, inventoryCalls.removeItem, async ({ params }, caller) => {
    await database.write((tx) => removeItem(tx, params.id, by(caller)));
    return { done: true };
  });
}
