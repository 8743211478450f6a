import type { reservationDetails, reservations } from "../../db/schema/reservations";
import type { SeedBase } from "../world";
import type { OrderRows } from "./make-orders";
import { orderStatus } from "./order-fates";

export interface ReservationRows {
  reservation: typeof reservations.$inferInsert;
  details: (typeof reservationDetails.$inferInsert)[];
}

/** Older reservations are not kept. */
const keptDays = 120;
const locker = 2;
const vending = 1;
const hourMs = 3_600_000;
/** Of the latest reservations every other one is kept for a week: at any hour of a day some are not over. */
const latestDays = 6;
const longestMs = 7 * 24 * hourMs;
/** Of the reservations whose time is over, one in so many is still active. */
const overlooked = 7;

/** Cells are kept for what was ordered into lockers, and now and then for something at a minishop. */
export function isReserved({ now }: SeedBase, { order }: OrderRows): boolean {
  const ageDays = (now.getTime() - order.eventDate.getTime()) / (24 * hourMs);
  const isKind = order.orderType === locker || (order.orderType === vending && order.id % 9 === 0);
  return ageDays < keptDays && typeof order.userId === "number" && isKind;
}

/** @param firstDetailId of the reservation's details, counted on from it. */
export function makeReservation(
  { random, now }: SeedBase,
  { order, items }: OrderRows,
  id: number,
  firstDetailId: number,
): ReservationRows {
  const since = order.deliverySince ?? new Date(order.eventDate.getTime() + hourMs);
  const isLatest = now.getTime() - order.eventDate.getTime() < latestDays * 24 * hourMs;
  const ownUntil = order.deliveryUpTo ?? new Date(since.getTime() + 4 * hourMs);
  const until = isLatest && id % 2 === 0 ? new Date(since.getTime() + longestMs) : ownUntil;
  return {
    reservation: {
      id,
      orderId: order.id,
      userId: order.userId,
      storageId: order.storageId,
      lockerId: order.storageId * 10 + random.int(1, 3),
      created: order.eventDate,
      since,
      until,
      status: statusOf(order, until, now),
    },
    details: items.map(({ productId, quantity }, index) => ({
      id: firstDetailId + index,
      reservationId: id,
      productId,
      quantity: Math.max(1, quantity),
      cellAlias: `${random.pick(["A", "B", "C", "D"])}${random.int(1, 12)}`,
    })),
  };
}

function statusOf({ id, status, isDelivered }: OrderRows["order"], until: Date, now: Date) {
  if ((status & orderStatus.cancelled) !== 0) return "CANCELLED";
  if (isDelivered) return "COLLECTED";
  // A few stay active until somebody looks.
  return until < now && id % overlooked !== 0 ? "EXPIRED" : "ACTIVE";
}
