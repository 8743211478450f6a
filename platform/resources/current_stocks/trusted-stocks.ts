import { and, count, eq, gt, inArray, notInArray, sql } from "drizzle-orm";
import type { Reader } from "../../db/database";
import { inventories, inventoryItems } from "../../db/schema/inventory";
import { stockMovements } from "../../db/schema/stock-movements";
import { decimalText, momentText } from "../../wire-values";
import { isBooked } from "../inventory/booked-items";

interface Place {
  storageId: number;
  productIds: readonly number[];
}

/** How far the books of each product of a storage are to be trusted, by its id: when they were last compared, and what came of it. */
export async function trustOf(read: Reader, place: Place) {
  const [counted, moved, open] = await Promise.all([
    countedOf(read, place),
    movedSinceCount(read, place),
    inOpenCounts(read, place),
  ]);
  return ({ id, stock, price }: { id: number; stock: number; price: number }) => {
    const last = counted.get(id);
    return {
      value: decimalText(price * stock),
      counts: last?.counts ?? 0,
      lastCounted: last && momentText(new Date(last.moment)),
      countedDifference: last?.difference ?? 0,
      movedSince: moved.get(id) ?? 0,
      isInOpenCount: open.has(id),
    };
  };
}

/** Products that a count which is not closed yet has counted, or names. */
async function inOpenCounts(read: Reader, { storageId }: Place): Promise<ReadonlySet<number>> {
  const isOpen = and(eq(inventories.storageId, storageId), inArray(inventories.status, ["NEW", "COUNTING", "COUNTED"]));
  const [counts, counted] = await Promise.all([
    read.select({ scope: inventories.scope }).from(inventories).where(isOpen),
    read
      .selectDistinct({ id: inventoryItems.productId })
      .from(inventoryItems)
      .innerJoin(inventories, eq(inventories.id, inventoryItems.inventoryId))
      .where(isOpen),
  ]);
  const named = counts.flatMap(({ scope }) => (scope?.kind === "PRODUCTS" ? (scope.ids ?? []) : []));
  return new Set([...named, ...counted.map(({ id }) => id)]);
}

/** Counts that are joined are one piece of work: what they counted of a product is summed, and the books are those of the last of them. */
function countsOfProducts(read: Reader, { storageId, productIds }: Place) {
  const work = sql<number>`coalesce(${inventories.joinedToId}, ${inventories.id})`;
  const moment = sql<number>`max(coalesce(${inventoryItems.countedAt}, ${inventories.updated}))`.as("moment");
  return read
    .select({
      productId: inventoryItems.productId,
      moment,
      // Beside one max() SQLite takes other columns from the row that has it.
      difference: sql<number>`abs(sum(${inventoryItems.inventoryQuantity}) - ${inventoryItems.scriptQuantity})`.as(
        "difference",
      ),
    })
    .from(inventoryItems)
    .innerJoin(inventories, eq(inventories.id, inventoryItems.inventoryId))
    .where(and(isBooked(storageId), inArray(inventoryItems.productId, [...productIds])))
    .groupBy(inventoryItems.productId, work)
    .as("counted");
}

async function countedOf(read: Reader, place: Place) {
  const counted = countsOfProducts(read, place);
  const rows = await read
    .select({
      id: counted.productId,
      counts: count(),
      moment: sql<number>`max(${counted.moment})`,
      difference: sql<number>`sum(${counted.difference})`,
    })
    .from(counted)
    .groupBy(counted.productId);
  return new Map(rows.map(({ id, ...rest }) => [id, rest]));
}

/** What came and went since the last count, or ever; what the ledger began with and what counts booked is none of it. */
async function movedSinceCount(read: Reader, place: Place): Promise<Map<number, number>> {
  const counted = countsOfProducts(read, place);
  const last = read
    .select({ productId: counted.productId, moment: sql<number>`max(${counted.moment})`.as("last_moment") })
    .from(counted)
    .groupBy(counted.productId)
    .as("last");
  const rows = await read
    .select({ id: stockMovements.productId, count: count() })
    .from(stockMovements)
    .leftJoin(last, eq(last.productId, stockMovements.productId))
    .where(
      and(
        eq(stockMovements.storageId, place.storageId),
        inArray(stockMovements.productId, [...place.productIds]),
        notInArray(stockMovements.kind, ["OPENING", "INVENTORY"]),
        gt(stockMovements.moment, sql`coalesce(${last.moment}, 0)`),
      ),
    )
    .groupBy(stockMovements.productId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
