import type { CallArgs } from "@/lib/calls/call";
import { longestPage } from "@/lib/calls/call";
import { addDays, dayIn } from "@/lib/dates/day";
import type { Reservation, reservationsCalls } from "@/lib/resources/reservations/reservations.calls";
import { deliveryWindowOf } from "./order-delivery";
import type { OrderDetail } from "./orders.list";

type Placed = Pick<OrderDetail, "eventDate" | "storage" | "orderDetails">;
type ReservationsAsked = CallArgs<typeof reservationsCalls.list>;

/** The reservation for an order: null where there is none, undefined where that is not known. */
export type OrdersReservation = Pick<Reservation, "id" | "status"> | null | undefined;

/**
 * Where an order's reservation is looked for: at its storage, on the days between which its cells can begin to be kept.
 * Those are the order's own and the next one (an order before midnight), up to its delivery window's first.
 * @param page from 0.
 * @returns undefined where the order names no storage.
 */
export function reservationAsked(order: Placed, operatorZone: string, page: number): ReservationsAsked | undefined {
  if (order.storage === undefined) return undefined;
  const placed = dayIn(operatorZone, order.eventDate);
  const window = deliveryWindowOf(order.orderDetails.deliveryDetail);
  const begins = "since" in window ? dayIn(operatorZone, window.since) : placed;
  const days = [placed, addDays(placed, 1), begins].sort();
  return {
    query: {
      storageIds: [order.storage.id],
      date: { from: days.at(0), to: days.at(-1) },
      limit: longestPage,
      offset: page * longestPage,
      sort: "since",
      order: "ASC",
    },
  };
}

/** The one whose order it is: the storage has others on these days, and a platform may ignore a filter. */
export function reservationOf(orderId: number, reservations: readonly Reservation[]): Reservation | undefined {
  return reservations.find(({ order }) => order.id === orderId);
}
