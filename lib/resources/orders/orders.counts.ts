import { countOf, type RecordCounts } from "@/lib/list/declare/record-counts";
import type { OrderDetail } from "./orders.list";
import { ordersList } from "./orders.list";

/** What was bought and paid, and what else its customer has ordered. */
export const orderCounts: RecordCounts<OrderDetail> = {
  items: { section: "items", total: ({ orderItems }) => orderItems.length },
  payments: { section: "payments", total: ({ payments }) => payments.length },
  orders: countOf(ordersList, {
    filters: ({ user }) => user && { user: String(user.id) },
    bears: (order, { user }) => order.user?.id === user?.id,
  }),
  inProgress: countOf(ordersList, {
    filters: ({ user }) => user && { user: String(user.id), status: "IN_PROGRESS" },
    bears: (order, { user }) =>
      order.user?.id === user?.id && ordersList.columns.status?.value(order) === "IN_PROGRESS",
  }),
};
