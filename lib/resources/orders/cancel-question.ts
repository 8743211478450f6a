import { type CancelBasis, type CancelStep, hasDelivery, isCancelDone, orderAfter } from "./cancel-rules";
import { explainOrderStatus, type OrderStatus } from "./order-status";
import type { OrdersReservation } from "./reservation-of-order";

/** What is said before a step is taken: names of the texts of `cancel.ask`. */
export interface CancelQuestion {
  what: "order" | "orderAndDelivery" | "delivery" | "madeDelivery" | "deliveryOfCancelled" | "madeDeliveryOfCancelled";
  /** Undefined where there is none to cancel. */
  reserved: "known" | "possible" | undefined;
  after: OrderStatus | "delivery" | "backFromCancelled";
  /** What the order reads then. */
  afterwards: OrderStatus;
}

/** @param step one that is open for the order. */
export function cancelQuestion(step: CancelStep, order: CancelBasis, reservation: OrdersReservation): CancelQuestion {
  const afterwards = explainOrderStatus(orderAfter(step, order)).status;
  const reserved = reservedOf(order, reservation);
  if (step === "order") {
    const what = hasDelivery(order) && !order.isDelivered ? "orderAndDelivery" : "order";
    return { what, reserved, after: afterwards, afterwards };
  }
  const what = order.isDelivered ? "madeDelivery" : "delivery";
  if (!isCancelDone("order", order)) return { what, reserved, after: "delivery", afterwards };
  // Without its delivery a cancelled order is one that is paid and not refunded: it is so before, or becomes it.
  const after = order.isDelivered ? "backFromCancelled" : "IN_PROGRESS";
  return { what: `${what}OfCancelled`, reserved, after, afterwards };
}

/** A minishop hands out at once: nothing is reserved there. */
function reservedOf({ orderType }: CancelBasis, reservation: OrdersReservation): CancelQuestion["reserved"] {
  if (reservation === undefined) return orderType === "VENDING" ? undefined : "possible";
  return reservation?.status === "ACTIVE" ? "known" : undefined;
}
