import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";
import type { Reader } from "../../db/database";
import { inOrderOf } from "../../db/read-page";
import { chains, companies } from "../../db/schema/companies";
import { vatRates } from "../../db/schema/documents";
import { storages } from "../../db/schema/places";
import { batches, products, stocks } from "../../db/schema/products";
import { stockSerialNumbers } from "../../db/schema/stock-serial-numbers";
import { groupBy } from "../../group-by";
import type { PlatformContext } from "../../platform-context";
import { decimalText, momentText } from "../../wire-values";
import { barcodesOf } from "../products/barcodes";

type StockWire = CallWire<typeof currentStocksCalls.tracking>["items"][number];

/** The stocks of these ids, in their order. */
export async function readStocks(context: PlatformContext, ids: readonly number[]): Promise<StockWire[]> {
  const { read } = context.database;
  const rows = await stockRows(read, ids);
  const productIds = rows.map(({ product }) => product.id);
  const [barcodes, inWarehouses, serialNumbers] = await Promise.all([
    barcodesOf(read, productIds),
    warehouseStocks(read, productIds),
    serialNumbersOf(read, ids),
  ]);
  return inOrderOf(ids, rows, ({ stock }) => stock.id).map((row) => ({
    Id: row.stock.id,
    ExpirationDate: row.stock.expirationDate,
    Updated: momentText(row.stock.updated),
    storage: row.storage,
    product: { ...row.product, barcode: barcodes.get(row.product.id) },
    productNodeReference: row.product.id,
    batch: row.batch,
    supplier: row.supplier,
    stock: row.stock.quantity,
    // A warehouse's own goods lie in a warehouse, whichever the chain has.
    warehouseStock:
      inWarehouses.get(`${row.storage.type === "DEPOSIT" ? row.storage.id : row.warehouseId} ${row.product.id}`) ?? 0,
    VAT: row.rate,
    serialNumbers: (serialNumbers.get(row.stock.id) ?? []).map(({ value }) => value),
    PurchasePrice: decimalText(row.price),
    Value: decimalText(row.price * row.stock.quantity),
  }));
}

function stockRows(read: Reader, ids: readonly number[]) {
  return read
    .select({
      stock: stocks,
      storage: { id: storages.id, name: storages.name, type: storages.type },
      warehouseId: chains.warehouseId,
      product: { id: products.id, name: products.name },
      price: products.purchasePrice,
      rate: vatRates.rate,
      batch: { id: batches.id, number: batches.number },
      supplier: { id: companies.id, name: companies.name },
    })
    .from(stocks)
    .innerJoin(storages, eq(storages.id, stocks.storageId))
    .innerJoin(chains, eq(chains.id, storages.chainId))
    .innerJoin(products, eq(products.id, stocks.productId))
    .innerJoin(vatRates, eq(vatRates.id, products.vatRateId))
    .innerJoin(companies, eq(companies.id, products.supplierId))
    .innerJoin(batches, eq(batches.id, stocks.batchId))
    .where(inArray(stocks.id, [...ids]));
}

/** What each warehouse has of each product, by "warehouse product". */
async function warehouseStocks(read: Reader, productIds: readonly number[]): Promise<Map<string, number>> {
  const ofChains = read.select({ id: chains.warehouseId }).from(chains);
  const warehouses = read
    .select({ id: storages.id })
    .from(storages)
    .where(or(eq(storages.type, "DEPOSIT"), inArray(storages.id, ofChains)));
  const rows = await read
    .select({
      storageId: stocks.storageId,
      productId: stocks.productId,
      quantity: sql<number>`sum(${stocks.quantity})`,
    })
    .from(stocks)
    .where(and(inArray(stocks.productId, [...new Set(productIds)]), inArray(stocks.storageId, warehouses)))
    .groupBy(stocks.storageId, stocks.productId);
  return new Map(rows.map(({ storageId, productId, quantity }) => [`${storageId} ${productId}`, quantity]));
}

async function serialNumbersOf(read: Reader, stockIds: readonly number[]) {
  const rows = await read
    .select({ stockId: stockSerialNumbers.stockId, value: stockSerialNumbers.value })
    .from(stockSerialNumbers)
    .where(inArray(stockSerialNumbers.stockId, [...stockIds]))
    .orderBy(stockSerialNumbers.value);
  return groupBy(rows, ({ stockId }) => stockId);
}
