import { and, asc, desc, eq, gt, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import type { Writer } from "../../db/database";
import { inventories, inventoryItems } from "../../db/schema/inventory";
import { batches, products, stocks } from "../../db/schema/products";
import { entryNoteItems, entryNotes } from "../../db/schema/receptions";
import { groupBy } from "../../group-by";
import { found, PlatformError } from "../../platform-error";
import { moveStock, type StockMove } from "../current_stocks/move-stock";
import { findBatches } from "../products/find-batches";
import { booksOf } from "./books";
import type { ChangedBy, InventoryRow } from "./inventory-rights";
import { joinedTo } from "./joined-counts";

/** What differs of one product, all of its counts that are joined taken together. */
interface Difference {
  productId: number;
  pieces: number;
  /** The count that is named as the document of its movement. */
  inventoryId: number;
}

/**
 * Closes a count with all that are joined to it: what was counted less what the books had at that moment is added to
 * today's stock, so that a sale meanwhile is not undone.
 * @throws PlatformError 409 where one of them is still counted, nobody was recorded as who closes it, or of a product
 *   more lacks than is there; then nothing is booked
 */
export async function clearInventories(tx: Writer, inventory: InventoryRow, { userId, now }: ChangedBy): Promise<void> {
  if (inventory.clearedById !== userId) throw new PlatformError(409, "status: who closes it has to be recorded first");
  const all = await joinedTo(tx, [inventory.joinedToId ?? inventory.id]);
  const counts = all.filter(({ status }) => status !== "CANCELLED");
  const open = counts.find(({ status }) => status !== "COUNTED");
  if (open !== undefined) throw new PlatformError(409, `status: count ${open.id} is not counted yet`);
  const differences = await differencesOf(tx, counts);
  await requireEnough(tx, inventory.storageId, differences);
  const by = { kind: "INVENTORY", madeById: userId, moment: now } as const;
  for (const difference of differences)
    await moveStock(tx, await movesOf(tx, inventory.storageId, difference), {
      ...by,
      documentId: difference.inventoryId,
    });
  const ids = counts.map(({ id }) => id);
  await bringBooksOfOthersAlong(tx, { storageId: inventory.storageId, ids }, differences);
  await tx
    .update(inventories)
    .set({ status: "CLEARED", clearedById: userId, updated: now })
    .where(inArray(inventories.id, ids));
}

/** What other counts of the storage have counted before is compared with the books as they are put right by now: the same piece is booked once. */
async function bringBooksOfOthersAlong(
  tx: Writer,
  closed: { storageId: number; ids: readonly number[] },
  differences: readonly Difference[],
): Promise<void> {
  const others = tx
    .select({ id: inventories.id })
    .from(inventories)
    .where(
      and(
        eq(inventories.storageId, closed.storageId),
        inArray(inventories.status, ["NEW", "COUNTING", "COUNTED"]),
        notInArray(inventories.id, [...closed.ids]),
      ),
    );
  for (const { productId, pieces } of differences)
    await tx
      .update(inventoryItems)
      .set({ scriptQuantity: sql`${inventoryItems.scriptQuantity} + ${pieces}` })
      .where(and(eq(inventoryItems.productId, productId), inArray(inventoryItems.inventoryId, others)));
}

async function differencesOf(tx: Writer, counts: readonly InventoryRow[]): Promise<Difference[]> {
  const items = await tx
    .select()
    .from(inventoryItems)
    .where(
      and(
        eq(inventoryItems.isLeftOut, false),
        inArray(
          inventoryItems.inventoryId,
          counts.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(inventoryItems.countedAt), asc(inventoryItems.id));
  return [...groupBy(items, ({ productId }) => productId)].flatMap(([productId, counted]) => {
    // Each of them counted a part of what the books have: they are taken off once, as they were when the last part was counted.
    const last = found(counted.at(-1));
    const pieces = counted.reduce((sum, { inventoryQuantity }) => sum + inventoryQuantity, 0) - last.scriptQuantity;
    return pieces === 0 ? [] : [{ productId, pieces, inventoryId: last.inventoryId }];
  });
}

async function requireEnough(tx: Writer, storageId: number, differences: readonly Difference[]): Promise<void> {
  const missing = differences.filter(({ pieces }) => pieces < 0);
  if (missing.length === 0) return;
  const productIds = missing.map(({ productId }) => productId);
  const books = await booksOf(tx, { storageId, productIds });
  const lacking = missing.filter(({ productId, pieces }) => (books.get(productId) ?? 0) + pieces < 0);
  if (lacking.length === 0) return;
  const rows = await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, productIds));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  throw new PlatformError(
    409,
    lacking.map(
      ({ productId, pieces }) =>
        `status: of ${names.get(productId)} ${-pieces} pieces are missing, ${books.get(productId) ?? 0} are there`,
    ),
  );
}

/** What is missing leaves the batch that expires first, then the next; what is over joins the batch that was received last. */
async function movesOf(tx: Writer, storageId: number, { productId, pieces }: Difference): Promise<StockMove[]> {
  // What there is not enough of was refused before.
  const cause = async () => ({ field: "status", line: 1, product: String(productId) });
  if (pieces > 0) return [{ storageId, batch: await lastReceived(tx, storageId, productId), pieces, cause }];
  const rows = await tx
    .select({ batch: batches, quantity: stocks.quantity })
    .from(stocks)
    .innerJoin(batches, eq(batches.id, stocks.batchId))
    .where(and(eq(stocks.storageId, storageId), eq(stocks.productId, productId), gt(stocks.quantity, 0)));
  let left = -pieces;
  return rows
    .sort((one, other) => expiryOrder(one.batch, other.batch))
    .flatMap(({ batch, quantity }) => {
      const taken = Math.min(left, quantity);
      left -= taken;
      return taken === 0 ? [] : [{ storageId, batch, pieces: -taken, cause }];
    });
}

type BatchRow = typeof batches.$inferSelect;

/** What never goes off comes last. */
function expiryOrder(one: BatchRow, other: BatchRow): number {
  const [a, b] = [one.expirationDate ?? "9999", other.expirationDate ?? "9999"];
  if (a === b) return one.id - other.id;
  return a < b ? -1 : 1;
}

/** Of the batches that this storage has had, where there are any: what lies there did not come by a delivery to another place. */
async function lastReceived(tx: Writer, storageId: number, productId: number): Promise<BatchRow> {
  const isHere = tx
    .select({ id: stocks.batchId })
    .from(stocks)
    .where(and(eq(stocks.storageId, storageId), eq(stocks.productId, productId)));
  const ofProduct = eq(entryNoteItems.productId, productId);
  const received =
    (await newestReceived(tx, and(ofProduct, inArray(entryNoteItems.batchId, isHere)))) ??
    (await newestReceived(tx, ofProduct));
  if (received !== undefined) return received;
  const [made] = await findBatches(tx, [{ productId, number: null, expirationDate: null }]);
  return found(made);
}

async function newestReceived(tx: Writer, where: SQL | undefined): Promise<BatchRow | undefined> {
  const [received] = await tx
    .select({ batch: batches })
    .from(entryNoteItems)
    .innerJoin(entryNotes, eq(entryNotes.id, entryNoteItems.entryNoteId))
    .innerJoin(batches, eq(batches.id, entryNoteItems.batchId))
    .where(where)
    .orderBy(desc(entryNotes.created), desc(entryNoteItems.id))
    .limit(1);
  return received?.batch;
}
