import { deliveryCancelled, deliveryStatusOf } from "./order-delivery";
import { explainOrderStatus, orderFlags, type StatusBasis } from "./order-status";
import type { Order } from "./orders.calls";

/** What of an order is cancelled: the order itself, or its delivery alone (ORDR-018, ORDR-019). */
export type CancelStep = "order" | "delivery";

/** Why a step is not open. */
export type CancelObstacle = "cancelled" | "refunded" | "no-delivery" | "delivery-cancelled" | "not-in-progress";

export type CancelBasis = StatusBasis & Pick<Order, "deliveryStatus">;

/** @returns undefined where the step may be taken */
export function cancelObstacle(step: CancelStep, order: CancelBasis): CancelObstacle | undefined {
  return step === "order" ? orderObstacle(order) : deliveryObstacle(order);
}

/** An order that was delivered may be cancelled, too: rule 1 of 2§4 is about nothing else. */
function orderObstacle(order: CancelBasis): CancelObstacle | undefined {
  const { isCancelled, isTotallyRefunded } = explainOrderStatus(order).facts;
  if (isCancelled) return "cancelled";
  return isTotallyRefunded ? "refunded" : undefined;
}

function deliveryObstacle(order: CancelBasis): CancelObstacle | undefined {
  if (!hasDelivery(order)) return "no-delivery";
  if (isCancelDone("delivery", order)) return "delivery-cancelled";
  const { status } = explainOrderStatus(orderAfter("delivery", order));
  return status === "IN_PROGRESS" ? undefined : "not-in-progress";
}

export function hasDelivery({ deliveryStatus = 0 }: CancelBasis): boolean {
  return deliveryStatus !== 0;
}

/** The obstacle by which a step that was taken is told: it is not open a second time. */
export const stepDone = { order: "cancelled", delivery: "delivery-cancelled" } as const satisfies Record<
  CancelStep,
  CancelObstacle
>;

/** Whether the platform shows the step as taken. */
export function isCancelDone(step: CancelStep, order: CancelBasis): boolean {
  if (step === "delivery") return deliveryStatusOf(order.deliveryStatus) === "CANCELLED";
  return explainOrderStatus(order).facts.isCancelled;
}

/** The order as the step leaves it, as far as its status is read from it. */
export function orderAfter(step: CancelStep, order: CancelBasis): CancelBasis {
  if (step === "order") return { ...order, status: order.status | orderFlags.CANCELLED };
  return { ...order, isDelivered: false, deliveryStatus: (order.deliveryStatus ?? 0) | deliveryCancelled };
}
