import { countOf, type RecordCounts } from "@/lib/list/declare/record-counts";
import { ordersList } from "@/lib/resources/orders/orders.list";
import { orderCountsOfUser } from "@/lib/resources/users/users.counts";
import type { SupportUser } from "./support-rows";

/** What people call about. */
export const customerCounts: RecordCounts<SupportUser> = {
  ...orderCountsOfUser,
  unpaid: countOf(ordersList, {
    filters: ({ id }) => ({ user: String(id), isPaid: "false" }),
    bears: (order, { id }) => order.user?.id === id && ordersList.columns.isPaid?.value(order) === false,
  }),
  cards: { section: "cards", total: ({ activeCreditCards }) => activeCreditCards.length },
};
