import { isOverBy } from "@/lib/dates/is-over";
import type { ListQueue } from "@/lib/list/declare/list-queue";
import { rising } from "@/lib/list/url/sorts";
import { fullName } from "@/lib/texts/full-name";
import { explainOrderStatus } from "./order-status";
import { type Order, windowEnd } from "./orders.calls";

declare module "@/lib/list/declare/list-queue" {
  interface QueueNotes {
    "late-orders": "cancelled-unrefunded";
  }
}

/** In progress past their delivery window. */
export const lateOrders: ListQueue<Order> = {
  filters: () => ({ status: "IN_PROGRESS", isWindowOver: "true" }),
  sort: rising("windowEnd"),
  due: windowEnd,
  belongs: (order, { now }) => explainOrderStatus(order).status === "IN_PROGRESS" && isOverBy(windowEnd(order), now),
  amount: ({ amount }) => amount,
  who: ({ user }) => user && fullName(user),
  // By the rules of 2§4 it is in progress until it is refunded.
  note: (order) => (explainOrderStatus(order).facts.isCancelled ? "cancelled-unrefunded" : undefined),
  columns: ["eventDate", "windowEnd", "user", "amount"],
};
