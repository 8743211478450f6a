import { and, asc, eq, gt, gte, lt, lte, type SQL, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { dashboardWhCalls } from "@/lib/resources/dashboard-wh/dashboard-wh.calls";
import type { Reader } from "../../db/database";
import { orders } from "../../db/schema/orders";
import { storages } from "../../db/schema/places";
import { batches, products, stocks } from "../../db/schema/products";
import { entryNotes } from "../../db/schema/receptions";
import { route } from "../../http/route";
import { dayAfter, mondayOf } from "../../operator-days";
import type { PlatformContext } from "../../platform-context";
import { decimalText } from "../../wire-values";
import { isInProgress } from "../orders/orders-in-progress";

const expiringDays = 30;
const soonestCount = 10;

/** The figures of the warehouse's home page. */
export function dashboardWhRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { read } = context.database;

  route(app, context, dashboardWhCalls.report, async () => {
    const { days } = context;
    const today = days.of(context.now());
    const monday = mondayOf(today);
    const thisWeek = days.startOf(monday);
    const lastWeek = days.startOf(dayAfter(monday, -7));
    const soon = dayAfter(today, expiringDays);
    const hasPieces = gt(stocks.quantity, 0);
    const isExpired = and(hasPieces, lt(batches.expirationDate, today));
    const isExpiring = and(hasPieces, gte(batches.expirationDate, today), lte(batches.expirationDate, soon));
    const tomorrow = days.startOf(dayAfter(today));
    return {
      receptionsThisWeek: await read.$count(
        entryNotes,
        and(gte(entryNotes.created, thisWeek), lt(entryNotes.created, tomorrow)),
      ),
      receptionsLastWeek: await read.$count(
        entryNotes,
        and(gte(entryNotes.created, lastWeek), lt(entryNotes.created, thisWeek)),
      ),
      ...(await stockSums(read)),
      expiredStocks: await stocksOf(read, isExpired),
      expiringStocks: await stocksOf(read, isExpiring),
      expiringSoonest: await expiringSoonest(read, isExpiring),
      ordersToday: await read.$count(
        orders,
        and(gte(orders.eventDate, days.startOf(today)), lt(orders.eventDate, tomorrow)),
      ),
      ordersInProgress: await read.$count(orders, isInProgress()),
    };
  });
}

async function stockSums(read: Reader) {
  const [sums] = await read
    .select({
      value: sql<number>`coalesce(sum(${stocks.quantity} * ${products.purchasePrice}), 0)`,
      units: sql<number>`coalesce(sum(${stocks.quantity}), 0)`,
    })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId));
  return { stockValue: decimalText(sums?.value ?? 0), stockUnits: sums?.units ?? 0 };
}

async function stocksOf(read: Reader, condition: SQL | undefined): Promise<number> {
  const [row] = await read
    .select({ count: sql<number>`count(*)` })
    .from(stocks)
    .innerJoin(batches, eq(batches.id, stocks.batchId))
    .where(condition);
  return row?.count ?? 0;
}

async function expiringSoonest(read: Reader, condition: SQL | undefined) {
  const rows = await read
    .select({
      productName: products.name,
      batchNumber: batches.number,
      storageName: storages.name,
      expirationDate: sql<string>`${batches.expirationDate}`,
      quantity: stocks.quantity,
    })
    .from(stocks)
    .innerJoin(batches, eq(batches.id, stocks.batchId))
    .innerJoin(products, eq(products.id, stocks.productId))
    .innerJoin(storages, eq(storages.id, stocks.storageId))
    .where(condition)
    .orderBy(asc(batches.expirationDate), stocks.id)
    .limit(soonestCount);
  return rows;
}
