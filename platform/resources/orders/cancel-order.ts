import { and, eq } from "drizzle-orm";
import type { Writer } from "../../db/database";
import { orders } from "../../db/schema/orders";
import { reservations } from "../../db/schema/reservations";
import { found, PlatformError } from "../../platform-error";
import { deliveryBits, orderStatus } from "../../seed/rows/order-fates";
import { isInProgress } from "./orders-in-progress";

/** Cancels an order, what is still to be delivered of it, and its reservation. No money moves: that is a refund. */
export async function cancelOrder(tx: Writer, id: number): Promise<void> {
  const { status, deliveryStatus, isDelivered } = await orderOf(tx, id);
  if ((status & orderStatus.cancelled) !== 0) throw new PlatformError(409, "status: the order is cancelled already");
  if ((status & orderStatus.totalRefund) !== 0) throw new PlatformError(409, "status: the order is refunded in full");
  await tx
    .update(orders)
    .set({
      status: status | orderStatus.cancelled,
      // What was delivered was delivered: there is no delivery left to cancel.
      deliveryStatus: isDelivered || !deliveryStatus ? deliveryStatus : deliveryStatus | deliveryBits.cancelled,
    })
    .where(eq(orders.id, id));
  await cancelReservation(tx, id);
}

/** Cancels the delivery of an order, and its reservation: it counts as not delivered, and has to be in progress. */
export async function cancelDelivery(tx: Writer, id: number): Promise<void> {
  const { deliveryStatus } = await orderOf(tx, id);
  if (!deliveryStatus) throw new PlatformError(409, "deliveryStatus: the order has no delivery");
  if ((deliveryStatus & deliveryBits.cancelled) !== 0)
    throw new PlatformError(409, "deliveryStatus: the delivery is cancelled already");
  await tx
    .update(orders)
    .set({ isDelivered: false, deliveryStatus: deliveryStatus | deliveryBits.cancelled })
    .where(eq(orders.id, id));
  const left = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), isInProgress()));
  // The transaction is taken back with it.
  if (left.length === 0) throw new PlatformError(409, "deliveryStatus: the order would not be in progress");
  await cancelReservation(tx, id);
}

async function orderOf(tx: Writer, id: number): Promise<typeof orders.$inferSelect> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id));
  return found(order);
}

/** One that is active: what was collected, or has run out, stays what it was. A cell says what lies in it until it is emptied. */
async function cancelReservation(tx: Writer, orderId: number): Promise<void> {
  await tx
    .update(reservations)
    .set({ status: "CANCELLED" })
    .where(and(eq(reservations.orderId, orderId), eq(reservations.status, "ACTIVE")));
}
