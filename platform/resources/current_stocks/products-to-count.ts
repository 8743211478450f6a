import { and, asc, count, eq, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { productsToCount } from "@/lib/resources/inventory/products-to-count.calls";
import { alphabetical } from "../../db/alphabetical";
import type { Reader } from "../../db/database";
import { lockerCells, lockers, shelfCells, shelves } from "../../db/schema/drafts";
import { inventories, inventoryItems } from "../../db/schema/inventory";
import { productIdentifiers, products, stocks } from "../../db/schema/products";
import { groupBy } from "../../group-by";
import { pictureUrl } from "../../pictures/picture-url";
import type { PlatformContext } from "../../platform-context";
import { PlatformError } from "../../platform-error";
import { isBooked } from "../inventory/booked-items";

type Scope = NonNullable<typeof inventories.$inferSelect.scope>;

interface Wanted {
  storageId: number;
  /** Of whose scope they are; all of the storage where there is none. */
  inventoryId: number | undefined;
  /** What a count would be limited to that is not begun yet. */
  scope: Scope | undefined;
  offset: number;
  limit: number;
}

/** Products that are to be counted in a storage, by name. @throws PlatformError */
export async function readProductsToCount(
  context: PlatformContext,
  { storageId, inventoryId, scope, offset, limit }: Wanted,
): Promise<CallWire<typeof productsToCount>> {
  const { read } = context.database;
  const wanted = inventoryId === undefined ? scope : await scopeOf(read, storageId, inventoryId);
  const where = inScope(read, storageId, wanted, context.now().getTime());
  const [rows, [total]] = await Promise.all([
    read
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(where)
      .orderBy(asc(alphabetical(products.name)), asc(products.id))
      .limit(limit)
      .offset(offset),
    read.select({ count: count() }).from(products).where(where),
  ]);
  const identifiers = await read
    .select({ productId: productIdentifiers.productId, value: productIdentifiers.value })
    .from(productIdentifiers)
    .where(
      and(
        eq(productIdentifiers.type, "BARCODE"),
        inArray(
          productIdentifiers.productId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(sql`${productIdentifiers.isDefault} desc`, asc(productIdentifiers.id));
  const barcodesOf = groupBy(identifiers, ({ productId }) => productId);
  return {
    items: rows.map(({ id, name }) => {
      const barcodes = (barcodesOf.get(id) ?? []).map(({ value }) => value);
      const image = pictureUrl(context, id);
      return { productNodeReference: id, product: { id, name, barcode: barcodes[0], image, barcodes } };
    }),
    totalCount: total?.count ?? 0,
    isLimited: scope !== undefined || undefined,
  };
}

/** What the books have there, or a cell is mapped to. */
function isThere(read: Reader, storageId: number): SQL | undefined {
  return or(isInStock(read, storageId), isMapped(read, eq(shelves.storageId, storageId)), isInLocker(read, storageId));
}

function isInStock(read: Reader, storageId: number): SQL {
  const ids = read
    .select({ id: stocks.productId })
    .from(stocks)
    .where(and(eq(stocks.storageId, storageId), gt(stocks.quantity, 0)));
  return inArray(products.id, ids);
}

function isMapped(read: Reader, where: SQL | undefined): SQL {
  const ids = read
    .select({ id: sql<number>`${shelfCells.productId}` })
    .from(shelfCells)
    .innerJoin(shelves, eq(shelves.id, shelfCells.shelfId))
    .where(and(where, sql`${shelfCells.productId} is not null`));
  return inArray(products.id, ids);
}

function isInLocker(read: Reader, storageId: number): SQL {
  const ids = read
    .select({ id: sql<number>`${lockerCells.productId}` })
    .from(lockerCells)
    .innerJoin(lockers, eq(lockers.id, lockerCells.lockerId))
    .where(and(eq(lockers.storageId, storageId), sql`${lockerCells.productId} is not null`));
  return inArray(products.id, ids);
}

/** Of a count. @throws PlatformError where there is none in the storage */
async function scopeOf(read: Reader, storageId: number, inventoryId: number): Promise<Scope | undefined> {
  const [inventory] = await read
    .select({ scope: inventories.scope, storageId: inventories.storageId })
    .from(inventories)
    .where(eq(inventories.id, inventoryId));
  if (inventory?.storageId !== storageId) throw new PlatformError(400, `inventory: unknown count ${inventoryId}`);
  return inventory.scope ?? undefined;
}

/** @param now in milliseconds */
function inScope(read: Reader, storageId: number, scope: Scope | undefined, now: number): SQL | undefined {
  const { kind, ids = [], days = 1 } = scope ?? { kind: undefined };
  switch (kind) {
    case "PRODUCTS":
      // By one parameter, however many they are; the plus leaves the order to the index of names.
      return sql`+${products.id} in (select value from json_each(${JSON.stringify(ids)}))`;
    case "SHELVES":
      return isMapped(read, and(eq(shelves.storageId, storageId), inArray(shelves.id, ids)));
    case "CATEGORIES":
      return and(isThere(read, storageId), inArray(products.categoryId, withChildren(ids)));
    case "NOT_COUNTED":
      return and(isThere(read, storageId), sql`not ${wasCountedSince(read, storageId, new Date(now - days * dayMs))}`);
    case undefined:
      return isThere(read, storageId);
  }
}

const dayMs = 24 * 60 * 60_000;

/** Categories with all below them. */
function withChildren(ids: readonly number[]): SQL {
  return sql`(with recursive wanted(id) as (
    select value from json_each(${JSON.stringify(ids)})
    union select categories.id from categories join wanted on categories.parent_id = wanted.id
  ) select id from wanted)`;
}

/** Whether a count that is closed has found how much of it is there. */
function wasCountedSince(read: Reader, storageId: number, since: Date): SQL {
  const ids = read
    .select({ id: inventoryItems.productId })
    .from(inventoryItems)
    .innerJoin(inventories, eq(inventories.id, inventoryItems.inventoryId))
    .where(
      and(
        isBooked(storageId),
        sql`coalesce(${inventoryItems.countedAt}, ${inventories.updated}) >= ${since.getTime()}`,
      ),
    );
  return inArray(products.id, ids);
}
