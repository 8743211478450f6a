import { and, eq, gt, inArray, lt, notInArray, or, sql } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { supplyingRoutesCalls } from "@/lib/resources/supplying_routes/supplying-routes.calls";
import { alphabetical } from "../../db/alphabetical";
import { lockerCells, lockers } from "../../db/schema/drafts";
import { orderItems } from "../../db/schema/orders";
import { storages } from "../../db/schema/places";
import { products, stocks } from "../../db/schema/products";
import { pictureUrl } from "../../pictures/picture-url";
import type { PlatformContext } from "../../platform-context";
import { liveCells } from "../drafts/live-cells";
import { barcodesOf } from "../products/barcodes";

type FillWire = CallWire<typeof supplyingRoutesCalls.fill>;

/** What lies of one product in a machine. */
interface Lying {
  storage: { id: number; name: string };
  product: { id: number; name: string };
  quantity: number;
}

/**
 * What machines lack by their live mapping, and what must leave them: goods past their date, and goods that no cell is
 * mapped to any more and no order waits for.
 */
export async function readFill(context: PlatformContext, storageIds: readonly number[]): Promise<FillWire> {
  const [mapped, lying, leaving] = await Promise.all([
    mappedCells(context, storageIds),
    lyingPieces(context, storageIds),
    leavingPieces(context, storageIds),
  ]);
  const stockOf = new Map(lying.map((each) => [`${each.storageId} ${each.productId}`, each.quantity]));
  const lacking = mapped
    .map(({ storage, product, quantity: room }) => ({
      storage,
      product,
      quantity: room - (stockOf.get(`${storage.id} ${product.id}`) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
  return { supplying: await pictured(context, lacking), retreating: await pictured(context, leaving) };
}

const named = { id: products.id, name: products.name };
const place = { id: storages.id, name: storages.name };
const pieces = sql<number>`sum(${stocks.quantity})`;

/** How many pieces the cells of each product are filled up to. */
function mappedCells({ database: { read } }: PlatformContext, storageIds: readonly number[]) {
  const cells = liveCells(read);
  return read
    .select({ storage: place, product: named, quantity: sql<number>`sum(${cells.room})` })
    .from(cells)
    .innerJoin(storages, eq(storages.id, cells.storageId))
    .innerJoin(products, eq(products.id, cells.productId))
    .where(inArray(cells.storageId, [...storageIds]))
    .groupBy(storages.id, products.id)
    .orderBy(alphabetical(storages.name), alphabetical(products.name));
}

function lyingPieces({ database }: PlatformContext, storageIds: readonly number[]) {
  return database.read
    .select({ storageId: stocks.storageId, productId: stocks.productId, quantity: pieces })
    .from(stocks)
    .where(inArray(stocks.storageId, [...storageIds]))
    .groupBy(stocks.storageId, stocks.productId);
}

function leavingPieces({ database, days, now }: PlatformContext, storageIds: readonly number[]) {
  const { read } = database;
  const cells = liveCells(read);
  const mappedHere = read.select({ id: cells.productId }).from(cells).where(eq(cells.storageId, stocks.storageId));
  const orderedHere = read
    .select({ id: orderItems.productId })
    .from(lockers)
    .innerJoin(lockerCells, eq(lockerCells.lockerId, lockers.id))
    .innerJoin(orderItems, eq(orderItems.orderId, lockerCells.orderId))
    .where(eq(lockers.storageId, stocks.storageId));
  return read
    .select({ storage: place, product: named, quantity: pieces })
    .from(stocks)
    .innerJoin(storages, eq(storages.id, stocks.storageId))
    .innerJoin(products, eq(products.id, stocks.productId))
    .where(
      and(
        inArray(stocks.storageId, [...storageIds]),
        gt(stocks.quantity, 0),
        or(
          lt(stocks.expirationDate, days.of(now())),
          and(notInArray(stocks.productId, mappedHere), notInArray(stocks.productId, orderedHere)),
        ),
      ),
    )
    .groupBy(storages.id, products.id)
    .orderBy(alphabetical(storages.name), alphabetical(products.name));
}

async function pictured(context: PlatformContext, rows: readonly Lying[]): Promise<FillWire["supplying"]> {
  const barcodes = await barcodesOf(
    context.database.read,
    rows.map(({ product }) => product.id),
  );
  return rows.map((row) => ({
    ...row,
    product: { ...row.product, barcode: barcodes.get(row.product.id), image: pictureUrl(context, row.product.id) },
  }));
}
