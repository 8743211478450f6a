import type { Order } from "./orders.calls";

type Placed = Pick<Order, "id" | "eventDate">;

/** Whether `order` was placed before `current`; of two at the same moment the lower id came first. */
function isEarlier(order: Placed, current: Placed): boolean {
  const apart = Date.parse(order.eventDate) - Date.parse(current.eventDate);
  return apart === 0 ? order.id < current.id : apart < 0;
}

/** @returns those placed before `current`, latest first, at most `most` of them (ORDR-002). */
export function ordersBefore<Each extends Placed>(orders: readonly Each[], current: Placed, most: number): Each[] {
  return orders
    .filter((order) => isEarlier(order, current))
    .sort((one, other) => (isEarlier(one, other) ? 1 : -1))
    .slice(0, most);
}
