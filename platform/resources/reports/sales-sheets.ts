import { and, eq, gte, lt, sql, sum } from "drizzle-orm";
import { alphabetical } from "../../db/alphabetical";
import { orderItems, orders } from "../../db/schema/orders";
import { storages } from "../../db/schema/places";
import { products } from "../../db/schema/products";
import { orderStatus } from "../../seed/rows/order-fates";
import { amount, quantity, type ReportReader, type ReportScope, text } from "./report-sheet";

/** Orders of the month in the chain's storages that were neither cancelled nor left as a draft. */
function soldIn({ chainId, from, until }: ReportScope) {
  const notSold = orderStatus.cancelled | orderStatus.draft;
  return and(
    eq(storages.chainId, chainId),
    gte(orders.eventDate, from),
    lt(orders.eventDate, until),
    sql`(${orders.status} & ${notSold}) = 0`,
  );
}

/** 2: what the chain sold in the month, product by product. */
export const chainProductsSold: ReportReader = async (read, scope) => {
  const value = sum(sql`${orderItems.quantity} * ${orderItems.price}`).mapWith(Number);
  const rows = await read
    .select({ id: products.id, name: products.name, brand: products.brand, pieces: sumOf(orderItems.quantity), value })
    .from(orders)
    .innerJoin(storages, eq(storages.id, orders.storageId))
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(soldIn(scope))
    .groupBy(products.id)
    .orderBy(alphabetical(products.name));
  return {
    columns: [quantity("Product id"), text("Product", 40), text("Brand"), quantity("Quantity"), amount("Value, RON")],
    rows: rows.map(({ id, name, brand, pieces, value }) => [id, name, brand, pieces, value]),
  };
};

/** 7: what each storage of the chain brought in the month. */
export const storagePerformance: ReportReader = async (read, scope) => {
  const rows = await read
    .select({
      id: storages.id,
      name: storages.name,
      orders: sql<number>`count(*)`,
      customers: sql<number>`count(distinct ${orders.userId})`,
      value: sumOf(orders.amount),
    })
    .from(orders)
    .innerJoin(storages, eq(storages.id, orders.storageId))
    .where(soldIn(scope))
    .groupBy(storages.id)
    .orderBy(alphabetical(storages.name));
  return {
    columns: [
      quantity("Storage id"),
      text("Storage", 40),
      quantity("Orders"),
      quantity("Customers"),
      amount("Value, RON"),
      amount("Mean order, RON"),
    ],
    rows: rows.map(({ id, name, orders: count, customers, value }) => [
      id,
      name,
      count,
      customers,
      value,
      Math.round(value / count),
    ]),
  };
};

function sumOf(column: Parameters<typeof sum>[0]) {
  return sum(column).mapWith(Number);
}
