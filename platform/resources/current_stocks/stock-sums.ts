import { asc, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";
import { alphabetical } from "../../db/alphabetical";
import { vatRates } from "../../db/schema/documents";
import { storages } from "../../db/schema/places";
import { products, stocks } from "../../db/schema/products";
import type { RowWindow } from "../../grpc/query-handler";
import type { PlatformContext } from "../../platform-context";
import { PlatformError } from "../../platform-error";
import { decimalText } from "../../wire-values";
import { liveCells } from "../drafts/live-cells";
import { barcodesOf } from "../products/barcodes";

type Calls = typeof currentStocksCalls;

const allPieces = sql<number>`sum(${stocks.quantity})`;
const named = { id: products.id, name: products.name };

/** What these stocks are together: pieces, and net value at purchase price. */
export async function stockTotals({ database }: PlatformContext, where: SQL | undefined) {
  const [sums] = await database.read
    .select({
      pieces: sql<number>`coalesce(${allPieces}, 0)`,
      bani: sql<number>`coalesce(sum(${stocks.quantity} * ${products.purchasePrice}), 0)`,
    })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .where(where);
  return { TotalPieces: sums?.pieces ?? 0, TotalValue: decimalText(sums?.bani ?? 0) };
}

/** All of each product, in all storages together; of all products where none is named. */
export async function stocksByProducts(
  context: PlatformContext,
  productIds: readonly number[] | undefined,
  { offset, limit }: RowWindow,
): Promise<CallWire<Calls["byProducts"]>> {
  const { read } = context.database;
  const where = productIds && inArray(stocks.productId, [...productIds]);
  const rows = await read
    .select({ product: named, stock: allPieces, storages: sql<number>`count(distinct ${stocks.storageId})` })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .where(where)
    .groupBy(products.id)
    .orderBy(asc(alphabetical(products.name)), asc(products.id))
    .limit(limit)
    .offset(offset);
  const [total] = await read
    .select({ count: sql<number>`count(distinct ${stocks.productId})` })
    .from(stocks)
    .where(where);
  return { Items: await withBarcodes(context, rows), TotalCount: total?.count ?? 0 };
}

/** One product, storage by storage. @throws PlatformError 400 without a product. */
export async function stocksOfProduct(
  context: PlatformContext,
  productId: number | undefined,
  { offset, limit }: RowWindow,
): Promise<CallWire<Calls["ofProduct"]>> {
  if (productId === undefined) throw new PlatformError(400, "ProductID is required");
  const { read } = context.database;
  const rows = await read
    .select({ storage: { id: storages.id, name: storages.name }, stock: allPieces, VAT: vatRates.rate })
    .from(stocks)
    .innerJoin(storages, eq(storages.id, stocks.storageId))
    .innerJoin(products, eq(products.id, stocks.productId))
    .innerJoin(vatRates, eq(vatRates.id, products.vatRateId))
    .where(eq(stocks.productId, productId))
    .groupBy(storages.id)
    .orderBy(asc(alphabetical(storages.name)))
    .limit(limit)
    .offset(offset);
  const [total] = await read
    .select({ count: sql<number>`count(distinct ${stocks.storageId})` })
    .from(stocks)
    .where(eq(stocks.productId, productId));
  return {
    Items: rows.map((row) => ({ ...row, productNodeReference: productId })),
    TotalCount: total?.count ?? 0,
  };
}

/** The products that cells of machines are mapped to, of shelves and lockers, each with what lies in its machine. */
export async function mappedStocks(
  context: PlatformContext,
  storageIds: readonly number[] | undefined,
  { offset, limit }: RowWindow,
): Promise<CallWire<Calls["mapped"]>> {
  const { read } = context.database;
  const cells = liveCells(read);
  const mapped = read
    .select({ storage: { id: storages.id, name: storages.name }, product: named, cells: count() })
    .from(cells)
    .innerJoin(storages, eq(storages.id, cells.storageId))
    .innerJoin(products, eq(products.id, cells.productId))
    .where(storageIds && inArray(cells.storageId, [...storageIds]))
    .groupBy(storages.id, products.id)
    .orderBy(asc(alphabetical(storages.name)), asc(alphabetical(products.name)), asc(products.id));
  const all = await mapped;
  const rows = all.slice(offset, offset + limit);
  const lying = await read
    .select({ storageId: stocks.storageId, productId: stocks.productId, stock: allPieces })
    .from(stocks)
    .where(
      inArray(
        stocks.storageId,
        rows.map(({ storage }) => storage.id),
      ),
    )
    .groupBy(stocks.storageId, stocks.productId);
  const stockOf = new Map(lying.map((each) => [`${each.storageId} ${each.productId}`, each.stock]));
  const items = rows.map((row) => ({ ...row, stock: stockOf.get(`${row.storage.id} ${row.product.id}`) ?? 0 }));
  return { Items: await withBarcodes(context, items), TotalCount: all.length };
}

async function withBarcodes<Row extends { product: { id: number; name: string } }>(
  context: PlatformContext,
  rows: readonly Row[],
) {
  const barcodes = await barcodesOf(
    context.database.read,
    rows.map(({ product }) => product.id),
  );
  return rows.map((row) => ({
    ...row,
    product: { ...row.product, barcode: barcodes.get(row.product.id) },
  }));
}
