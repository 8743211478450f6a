import type { CancelBasis } from "@/lib/resources/orders/cancel-rules";
import type { Order } from "@/lib/resources/orders/orders.calls";

/** What is known of an order that may be cancelled: for the rules, and to tell which one is meant. */
export type CancellableOrder = CancelBasis & Pick<Order, "id" | "amount" | "eventDate" | "user">;
