import { countOf, type RecordCounts } from "@/lib/list/declare/record-counts";
import { ordersList } from "@/lib/resources/orders/orders.list";
import type { SupportUser } from "./support-rows";

/** What people call about. */
export const customerCounts: RecordCounts<SupportUser> = {
  orders: countOf(ordersList, {
    filters: ({ id }) => ({ user: String(id) }),
    bears: ({ user }, { id }) => user?.id === id,
  }),
  inProgress: countOf(ordersList, {
    filters: ({ id }) => ({ user: String(id), status: "IN_PROGRESS" }),
    bears: (order, { id }) => order.user?.id === id && ordersList.columns.status?.value(order) === "IN_PROGRESS",
  }),
  unpaid: countOf(ordersList, {
    filters: ({ id }) => ({ user: String(id), isPaid: "false" }),
    bears: (order, { id }) => order.user?.id === id && ordersList.columns.isPaid?.value(order) === false,
  }),
  cards: { section: "cards", total: ({ activeCreditCards }) => activeCreditCards.length },
};
