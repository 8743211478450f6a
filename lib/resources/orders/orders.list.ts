import type { CallAnswer } from "@/lib/calls/call";
import type { Columns } from "@/lib/list/declare/column";
import { defineList } from "@/lib/list/declare/define-list";
import { defaultCurrency } from "@/lib/money/currency";
import { reportSource } from "@/lib/resources/reports/report-source";
import { usersLookup } from "@/lib/resources/users/users.lookup";
import { deliveryStatusOf } from "./order-delivery";
import { explainOrderStatus, paidByOf } from "./order-status";
import {
  deliveryStatusTones,
  orderChannelTones,
  orderStatusTones,
  orderTypeTones,
  paymentMethodTones,
} from "./order-words";
import { type Order, ordersCalls } from "./orders.calls";

export type OrderDetail = CallAnswer<typeof ordersCalls.one>;

const columns: Columns<Order> = {
  id: { kind: "id", value: (order) => order.id },
  eventDate: { kind: "date-time", value: (order) => order.eventDate },
  user: { kind: "person", value: (order) => order.user },
  amount: { kind: "money", value: (order) => ({ amount: order.amount, currency: defaultCurrency }) },
  status: { kind: "status", words: orderStatusTones, value: (order) => explainOrderStatus(order).status },
  orderType: { kind: "status", words: orderTypeTones, value: (order) => order.orderType },
  storage: { kind: "text", value: (order) => order.storage?.name },
  paymentMethod: { kind: "status", words: paymentMethodTones, value: (order) => order.paymentMethod.code },
  isPaid: { kind: "boolean", value: (order) => paidByOf(order).length > 0 },
  deliveryStatus: {
    kind: "status",
    words: deliveryStatusTones,
    value: (order) => deliveryStatusOf(order.deliveryStatus),
  },
  orderChannel: { kind: "status", words: orderChannelTones, value: (order) => order.orderChannel },
  isPrePaid: { kind: "boolean", value: (order) => order.isPrePaid },
  isDelivered: { kind: "boolean", value: (order) => order.isDelivered },
};

/** Customer and delivery have sections of their own in the preview. */
const { user, deliveryStatus, ...details } = columns;

export const ordersList = defineList({
  page: "orders",
  call: ordersCalls.list,
  columns,
  defaultColumns: ["eventDate", "user", "amount", "status"],
  sort: { id: "id", eventDate: "eventDate", amount: "amount" },
  defaultSort: { key: "eventDate", order: "DESC" },
  filters: {
    orderType: { kind: "choice", param: "orderType", options: { VENDING: 1, LOCKER: 2 } },
    isPaid: { kind: "choice", param: "isPaid", options: { true: "true", false: "false", external: "external" } },
    isInvoice: { kind: "boolean", param: "isInvoice" },
    deliveryType: { kind: "choice", param: "deliveryType", options: { pickup: 1, delivery: 2 } },
    amount: { kind: "amount-range", param: "amount" },
    eventDate: { kind: "event-date", param: "eventDate" },
    user: { kind: "relation", param: "userIds", isMany: true, lookup: usersLookup },
    id: { kind: "number", param: "id" },
  },
  preview: {
    call: ordersCalls.one,
    args: (id) => ({ params: { id } }),
    detail: (order) => order,
    fields: details,
  },
  report: reportSource("orders"),
});
