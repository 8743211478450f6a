import { eq } from "drizzle-orm";
import { z } from "zod";
import type { CallWire } from "@/lib/calls/call";
import { type ordersCalls, orderTypes, paymentMethods } from "@/lib/resources/orders/orders.calls";
import type { Reader } from "../../db/database";
import { invoices, orders } from "../../db/schema/orders";
import { storages } from "../../db/schema/places";
import { users } from "../../db/schema/users";
import { decimalText, momentText, optionalMoment } from "../../wire-values";

type OrderWire = CallWire<typeof ordersCalls.list>["items"][number];
export const paymentMethodSchema = z.enum(paymentMethods);

/** Orders with what every answer shows of them. */
export function orderRows(read: Reader) {
  return read
    .select({ order: orders, user: users, storage: { id: storages.id, name: storages.name }, invoice: invoices })
    .from(orders)
    .innerJoin(storages, eq(storages.id, orders.storageId))
    .leftJoin(users, eq(users.id, orders.userId))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .$dynamic();
}

export type OrderRow = Awaited<ReturnType<typeof orderRows>>[number];

export function toOrderWire({ order, user, storage, invoice }: OrderRow): OrderWire {
  return {
    id: order.id,
    eventDate: momentText(order.eventDate),
    amount: decimalText(order.amount),
    user: user && {
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      phone: user.phone,
    },
    orderType: orderTypeName(order.orderType),
    storage,
    paymentMethod: { code: paymentMethodSchema.parse(order.paymentMethod) },
    status: order.status,
    deliveryStatus: order.deliveryStatus,
    deliveryType: order.deliveryType,
    orderDetails: {
      deliveryDetail: order.deliverySince && {
        since: momentText(order.deliverySince),
        upTo: optionalMoment(order.deliveryUpTo),
      },
    },
    orderChannel: order.orderChannel,
    invoice: invoice && {
      id: invoice.id,
      number: invoiceNumber(invoice),
      isPaid: invoice.isPaid,
      totalAmount: decimalText(invoice.totalAmount),
      createDate: momentText(invoice.createDate),
      dueDate: invoice.dueDate,
    },
    isPrePaid: order.isPrePaid,
    isDelivered: order.isDelivered,
  };
}

export function invoiceNumber({ series, number }: { series: string; number: number }): string {
  return `${series} ${number}`;
}

/** The numbers of order types count the list of 2§3 from 1. */
export function orderTypeName(number: number): (typeof orderTypes)[number] {
  const name = orderTypes[number - 1];
  if (name === undefined) throw new RangeError(`No order type ${number}.`);
  return name;
}
