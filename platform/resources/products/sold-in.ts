import { and, desc, eq, gte, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { productsCalls } from "@/lib/resources/products/products.calls";
import { alphabetical } from "../../db/alphabetical";
import type { Reader } from "../../db/database";
import { catalogueStorages, catalogues, productPrices } from "../../db/schema/catalog-price";
import { chains } from "../../db/schema/companies";
import { orderItems, orders } from "../../db/schema/orders";
import { storages } from "../../db/schema/places";
import { products, stocks } from "../../db/schema/products";
import { dayAfter } from "../../operator-days";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { orderStatus } from "../../seed/rows/order-fates";
import { decimalText } from "../../wire-values";
import { toOptions } from "./product-options";

/** Today is the last of them. */
const soldLatelyDays = 28;

/**
 * What a storage sells: the products that its present catalogue has a price of, by name.
 * @throws PlatformError 404
 */
export async function readSoldIn(
  context: PlatformContext,
  storageId: number,
): Promise<CallWire<typeof productsCalls.soldIn>> {
  const { read } = context.database;
  const [row] = await read
    .select({ catalogue: storages.catalogPriceName, warehouseId: chains.warehouseId })
    .from(storages)
    .innerJoin(chains, eq(chains.id, storages.chainId))
    .where(eq(storages.id, storageId));
  const { catalogue, warehouseId } = found(row);
  const rows = await read
    .select({ id: products.id, name: products.name, price: productPrices.price })
    .from(productPrices)
    .innerJoin(products, eq(products.id, productPrices.productId))
    .where(eq(productPrices.catalogueId, await catalogueOf(read, storageId, catalogue)))
    .orderBy(alphabetical(products.name), products.id);
  const sold = await soldLately(context, storageId);
  const inWarehouse = await lyingIn(read, warehouseId);
  const options = await toOptions(context, rows);
  return options.map((option, index) => ({
    ...option,
    price: decimalText(rows[index]?.price ?? 0),
    soldLately: sold.get(option.id) ?? 0,
    // A chain without a warehouse has nothing to tell of.
    warehouseStock: warehouseId === null ? null : (inWarehouse.get(option.id) ?? 0),
  }));
}

/** The one that the storage names, its own where others are called so too; else the default one. */
async function catalogueOf(read: Reader, storageId: number, name: string | null): Promise<number> {
  const isIts = and(eq(catalogueStorages.catalogueId, catalogues.id), eq(catalogueStorages.storageId, storageId));
  const isNamed: SQL = name === null ? sql`false` : eq(catalogues.name, name);
  const [catalogue] = await read
    .select({ id: catalogues.id })
    .from(catalogues)
    .leftJoin(catalogueStorages, isIts)
    .where(or(isNamed, eq(catalogues.isDefault, true)))
    .orderBy(desc(isNamed), desc(isNotNull(catalogueStorages.storageId)), catalogues.id)
    .limit(1);
  return found(catalogue).id;
}

/** Pieces of each product in orders that were neither cancelled nor left as a draft. */
async function soldLately({ database, days, now }: PlatformContext, storageId: number): Promise<Map<number, number>> {
  const since = days.startOf(dayAfter(days.of(now()), 1 - soldLatelyDays));
  const notSold = orderStatus.cancelled | orderStatus.draft;
  const rows = await database.read
    .select({ id: orderItems.productId, pieces: sql<number>`sum(${orderItems.quantity})` })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(eq(orders.storageId, storageId), gte(orders.eventDate, since), sql`(${orders.status} & ${notSold}) = 0`))
    .groupBy(orderItems.productId);
  return new Map(rows.map(({ id, pieces }) => [id, pieces]));
}

async function lyingIn(read: Reader, storageId: number | null): Promise<Map<number, number>> {
  if (storageId === null) return new Map();
  const rows = await read
    .select({ id: stocks.productId, pieces: sql<number>`sum(${stocks.quantity})` })
    .from(stocks)
    .where(eq(stocks.storageId, storageId))
    .groupBy(stocks.productId);
  return new Map(rows.map(({ id, pieces }) => [id, pieces]));
}
