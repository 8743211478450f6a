import type { CallAnswer } from "@/lib/calls/call";
import type { Column, Columns } from "@/lib/list/declare/column";
import { defineList } from "@/lib/list/declare/define-list";
import { recordOf } from "@/lib/list/declare/named-record";
import { defaultCurrency } from "@/lib/money/currency";
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
import { type Order, ordersCalls, windowEnd } from "./orders.calls";

export type OrderDetail = CallAnswer<typeof ordersCalls.one>;

/** What is to be paid, how, and whether it is. */
export const paymentFields = {
  amount: { kind: "money", value: (order) => ({ amount: order.amount, currency: defaultCurrency }) },
  paymentMethod: { kind: "status", words: paymentMethodTones, value: (order) => order.paymentMethod.code },
  isPaid: { kind: "boolean", value: (order) => paidByOf(order).length > 0 },
  isPrePaid: { kind: "boolean", value: (order) => order.isPrePaid },
} satisfies Columns<Order>;

/** Who has ordered. */
export const customerField: Column<Order> = {
  kind: "person",
  value: (order) => order.user,
  names: (order) => recordOf("customer_support", order.user),
};

const columns: Columns<Order> = {
  id: { kind: "id", value: (order) => order.id },
  eventDate: { kind: "date-time", value: (order) => order.eventDate },
  user: customerField,
  amount: paymentFields.amount,
  status: { kind: "status", words: orderStatusTones, value: (order) => explainOrderStatus(order).status },
  orderType: { kind: "status", words: orderTypeTones, value: (order) => order.orderType },
  storage: {
    kind: "text",
    value: (order) => order.storage?.name,
    names: (order) => recordOf("storages", order.storage),
  },
  paymentMethod: paymentFields.paymentMethod,
  isPaid: paymentFields.isPaid,
  deliveryStatus: {
    kind: "status",
    words: deliveryStatusTones,
    value: (order) => deliveryStatusOf(order.deliveryStatus),
  },
  orderChannel: { kind: "status", words: orderChannelTones, value: (order) => order.orderChannel },
  isPrePaid: paymentFields.isPrePaid,
  isDelivered: { kind: "boolean", value: (order) => order.isDelivered },
  windowEnd: { kind: "date-time", value: windowEnd },
};

/** Customer, payment and delivery have sections of their own in the preview. */
const { user, deliveryStatus, amount, paymentMethod, isPaid, isPrePaid, windowEnd: _inDelivery, ...details } = columns;

export const ordersList = defineList({
  page: "orders",
  call: ordersCalls.list,
  columns,
  defaultColumns: ["eventDate", "user", "amount", "status"],
  sort: { id: "id", eventDate: "eventDate", amount: "amount", windowEnd: "windowEnd" },
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
    status: {
      kind: "choice",
      param: "displayStatus",
      options: { SUCCESS: "SUCCESS", CANCELLED: "CANCELLED", IN_PROGRESS: "IN_PROGRESS" },
    },
    isWindowOver: { kind: "boolean", param: "isWindowOver" },
  },
  only: {
    eventDate: "eventDate",
    user: "user",
    amount: "amount",
    status: "status",
    orderType: "orderType",
    isPaid: "isPaid",
  },
  search: { id: "id" },
  queue: { key: "late-orders", load: async () => (await import("./late-orders.queue")).lateOrders },
  preview: {
    call: ordersCalls.one,
    args: (id) => ({ params: { id } }),
    detail: (order) => order,
    fields: details,
  },
  report: async () => (await import("@/lib/resources/reports/report-source")).reportSource("orders"),
});
