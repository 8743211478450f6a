import { countOf, type RecordCounts } from "@/lib/list/declare/record-counts";
import { ordersList } from "@/lib/resources/orders/orders.list";
import type { Reservation } from "./reservations.calls";
import { reservationsList } from "./reservations.list";

/** What is kept, what else its customer has ordered, and what else is kept at the same place. */
export const reservationCounts: RecordCounts<Reservation> = {
  kept: { section: "kept", total: ({ reservationDetails }) => reservationDetails.length },
  orders: countOf(ordersList, {
    filters: ({ user }) => user && { user: String(user.id) },
    bears: (order, { user }) => order.user?.id === user?.id,
  }),
  active: countOf(reservationsList, {
    filters: ({ storage }) => ({ storage: String(storage.id), status: "ACTIVE" }),
    bears: ({ storage, status }, { storage: own }) => storage.id === own.id && status === "ACTIVE",
  }),
  locker: countOf(reservationsList, {
    filters: ({ lockerId }) => ({ lockerId: String(lockerId) }),
    bears: ({ lockerId }, { lockerId: own }) => lockerId === own,
  }),
};
