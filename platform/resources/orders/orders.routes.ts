import { eq, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { CallWire } from "@/lib/calls/call";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { defaultLimit } from "../../db/conditions";
import type { Reader } from "../../db/database";
import { inOrderOf, readPage } from "../../db/read-page";
import { orderItems, orders, payments } from "../../db/schema/orders";
import { products } from "../../db/schema/products";
import { downloadRoute, route } from "../../http/route";
import { pictureUrl } from "../../pictures/picture-url";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { decimalText, momentText } from "../../wire-values";
import { barcodesOf } from "../products/barcodes";
import { cancelDelivery, cancelOrder } from "./cancel-order";
import { sendInvoicePdf } from "./invoice-pdf";
import { orderRows, toOrderWire } from "./order-rows";
import { type OrderQuery, orderFilter } from "./orders.filter";

const sortColumns = {
  id: orders.id,
  eventDate: orders.eventDate,
  amount: orders.amount,
  windowEnd: orders.deliveryUpTo,
};

export function orderRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { read } = context.database;

  route(app, context, ordersCalls.list, async ({ query }) => {
    const { ids, totalCount } = await readPage(context.database, {
      ids: () => read.select({ id: orders.id }).from(orders).$dynamic(),
      where: orderFilter(read, query, context.days, context.now()),
      order: orderOf(query),
      window: { offset: query.offset ?? 0, limit: query.limit ?? defaultLimit },
    });
    const rows = await orderRows(read).where(inArray(orders.id, ids));
    return { items: inOrderOf(ids, rows, ({ order }) => order.id).map(toOrderWire), totalCount };
  });

  route(app, context, ordersCalls.one, async ({ params }) => {
    const [row] = await orderRows(read).where(eq(orders.id, params.id));
    return {
      ...toOrderWire(found(row)),
      orderItems: await itemsOf(context, params.id),
      payments: await paymentsOf(read, params.id),
    };
  });

  route(app, context, ordersCalls.cancel, async ({ params: { id } }) => {
    await context.database.write((tx) => cancelOrder(tx, id));
    return { id };
  });

  route(app, context, ordersCalls.cancelDelivery, async ({ params: { id } }) => {
    await context.database.write((tx) => cancelDelivery(tx, id));
    return { id };
  });

  downloadRoute(app, context, ordersCalls.invoicePdf, ({ id }, reply) => sendInvoicePdf(context, id, reply));
}

/** Newest first unless asked otherwise; the id makes the order of equal rows the same on every page. */
function orderOf({ sort = "eventDate", order = "DESC" }: OrderQuery) {
  return [[sortColumns[sort], order] as const, [orders.id, order] as const];
}

async function itemsOf(
  context: PlatformContext,
  orderId: number,
): Promise<CallWire<typeof ordersCalls.one>["orderItems"]> {
  const rows = await context.database.read
    .select({ item: orderItems, product: { id: products.id, name: products.name } })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(orderItems.id);
  const barcodes = await barcodesOf(
    context.database.read,
    rows.map(({ product }) => product.id),
  );
  return rows.map(({ item, product }) => ({
    id: item.id,
    product: { ...product, barcode: barcodes.get(product.id), image: pictureUrl(context, product.id) },
    quantity: item.quantity,
    price: decimalText(item.price),
    serialNumbers: item.serialNumbers ?? [],
    total: decimalText(item.price * item.quantity),
  }));
}

async function paymentsOf(read: Reader, orderId: number): Promise<CallWire<typeof ordersCalls.one>["payments"]> {
  const rows = await read.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(payments.id);
  return rows.map(({ id, created, amount, method }) => ({
    id,
    created: momentText(created),
    amount: decimalText(amount),
    method,
    isRefund: amount < 0,
  }));
}
