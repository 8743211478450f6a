import type { CancelBasis, CancelStep } from "@/lib/resources/orders/cancel-rules";
import type { Order } from "@/lib/resources/orders/orders.calls";

/** What is known of an order that may be cancelled: for the rules, and to tell which one is meant. */
export type CancellableOrder = CancelBasis & Pick<Order, "id" | "amount" | "eventDate" | "user">;

/** By which a step that is under way is known in this tab. */
export function cancelName(step: CancelStep, id: number): string {
  return `cancel ${step} ${id}`;
}
