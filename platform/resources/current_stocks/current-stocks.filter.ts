import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { CallArgs } from "@/lib/calls/call";
import type { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";
import { contains, withinDays, withinEnds } from "../../db/conditions";
import type { Reader } from "../../db/database";
import { documentSeries } from "../../db/schema/documents";
import { categories, products, stocks } from "../../db/schema/products";
import { entryNoteItems, entryNotes } from "../../db/schema/receptions";
import { stockSerialNumbers } from "../../db/schema/stock-serial-numbers";
import type { OperatorDays } from "../../operator-days";
import { productsByBarcode } from "../products/barcodes";

export type StockFilters = NonNullable<CallArgs<typeof currentStocksCalls.list>["filters"]>;
type TrackingQuery = Omit<NonNullable<CallArgs<typeof currentStocksCalls.tracking>["query"]>, "limit" | "offset">;

/** The stock filters of 2§3. Both days of an expiry range are included; goods that do not expire are in no range. */
export function stockFilter(read: Reader, filters: StockFilters, days: OperatorDays): SQL | undefined {
  return and(
    filters.id ? eq(stocks.id, filters.id) : undefined,
    filters.storageId ? eq(stocks.storageId, filters.storageId) : undefined,
    filters.productId ? eq(stocks.productId, filters.productId) : undefined,
    filters.batchId ? eq(stocks.batchId, filters.batchId) : undefined,
    filters.barcode ? inArray(stocks.productId, productsByBarcode(read, filters.barcode)) : undefined,
    filters.supplier ? ofProducts(read, eq(products.supplierId, filters.supplier)) : undefined,
    filters.characteristic ? characteristicFilter(read, filters.characteristic) : undefined,
    filters.serialNumber ? serialNumberFilter(read, filters.serialNumber) : undefined,
    withinEnds(stocks.expirationDate, filters.expirationDate),
    withinEnds(stocks.quantity, filters.quantity),
    receptionFilter(read, filters, days),
  );
}

/** The parameters that REST knows (2§7). */
export function trackingFilter(read: Reader, query: TrackingQuery, days: OperatorDays): SQL | undefined {
  const { storageId, barcode, batchId, supplierId: supplier } = query;
  return and(
    stockFilter(read, { storageId, barcode, batchId, supplier }, days),
    query.productName ? ofProducts(read, contains(products.name, query.productName)) : undefined,
  );
}

function ofProducts(read: Reader, condition: SQL | undefined): SQL {
  return inArray(stocks.productId, read.select({ id: products.id }).from(products).where(condition));
}

/** Brand and category say what kind of goods it is. */
function characteristicFilter(read: Reader, text: string): SQL {
  const alike = read.select({ id: categories.id }).from(categories).where(contains(categories.name, text));
  return ofProducts(read, or(contains(products.brand, text), inArray(products.categoryId, alike)));
}

/** Whole, as it is scanned; letters in any case. */
function serialNumberFilter(read: Reader, text: string): SQL {
  const pieces = read
    .select({ id: stockSerialNumbers.stockId })
    .from(stockSerialNumbers)
    .where(eq(stockSerialNumbers.value, text.trim().toUpperCase()));
  return inArray(stocks.id, pieces);
}

/** Stocks of the batches that such a reception brought. */
function receptionFilter(read: Reader, filters: StockFilters, days: OperatorDays): SQL | undefined {
  const { typeDocument, renNumber, receptionCompany, created } = filters;
  const condition = and(
    typeDocument ? eq(entryNotes.documentTypeId, typeDocument) : undefined,
    receptionCompany ? eq(entryNotes.companyId, receptionCompany) : undefined,
    withinDays(entryNotes.created, created, days),
    renNumber ? contains(sql`${documentSeries.series} || ' ' || ${entryNotes.number}`, renNumber) : undefined,
  );
  if (condition === undefined) return undefined;
  const brought = read
    .select({ id: entryNoteItems.batchId })
    .from(entryNoteItems)
    .innerJoin(entryNotes, eq(entryNotes.id, entryNoteItems.entryNoteId))
    .innerJoin(documentSeries, eq(documentSeries.id, entryNotes.documentSeriesId))
    .where(condition);
  return inArray(stocks.batchId, brought);
}
