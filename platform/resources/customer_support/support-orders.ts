import { eq, inArray } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { customerSupportCalls } from "@/lib/resources/customer_support/customer-support.calls";
import { inOrderOf } from "../../db/read-page";
import { invoices, orderItems, orders } from "../../db/schema/orders";
import { storages } from "../../db/schema/places";
import { products } from "../../db/schema/products";
import { pictureUrl } from "../../pictures/picture-url";
import type { PlatformContext } from "../../platform-context";
import { decimalText, momentText } from "../../wire-values";
import { orderTypeName, paymentMethodSchema } from "../orders/order-rows";
import { barcodesIn } from "../products/barcodes";

type OrderWire = CallWire<typeof customerSupportCalls.orders>["Items"][number];

/** Orders with their items, in the order of the ids. */
export async function readSupportOrders(context: PlatformContext, ids: readonly number[]): Promise<OrderWire[]> {
  const rows = await context.database.read
    .select({ order: orders, storageName: storages.name, isInvoicePaid: invoices.isPaid })
    .from(orders)
    .innerJoin(storages, eq(storages.id, orders.storageId))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(inArray(orders.id, [...ids]));
  const items = await itemsOf(context, ids);
  return inOrderOf(ids, rows, ({ order }) => order.id).map(({ order, storageName, isInvoicePaid }) => ({
    Id: order.id,
    EventDate: momentText(order.eventDate),
    Amount: decimalText(order.amount),
    OrderType: orderTypeName(order.orderType),
    Status: order.status,
    IsDelivered: order.isDelivered,
    PaymentMethod: paymentMethodSchema.parse(order.paymentMethod),
    IsInvoicePaid: isInvoicePaid ?? false,
    StorageName: storageName,
    OrderItems: items.filter(({ orderId }) => orderId === order.id).map(({ item }) => item),
  }));
}

async function itemsOf(context: PlatformContext, orderIds: readonly number[]) {
  const { read } = context.database;
  const rows = await read
    .select({ item: orderItems, product: { id: products.id, name: products.name } })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(orderItems.id);
  const barcodes = await barcodesIn(read, rows, ({ product }) => product.id);
  return rows.map(({ item, product }) => ({
    orderId: item.orderId,
    item: {
      Barcode: barcodes.get(product.id),
      Name: product.name,
      image: pictureUrl(context, product.id),
      Quantity: item.quantity,
      Price: decimalText(item.price),
    },
  }));
}
