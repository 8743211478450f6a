import { OrderSteps } from "@/components/resources/orders/cancel/order-steps";
import type { OrderDetail } from "@/lib/resources/orders/orders.list";
import { useOrderFacts } from "./use-order-facts";

/** The steps of an order, with its reservation as far as its chronology has found it. */
export function OrderCancel({ order }: { order: OrderDetail }) {
  const { reservation } = useOrderFacts(order);
  return (
    <OrderSteps order={order} reservation={reservation.state === "known" ? (reservation.value ?? null) : undefined} />
  );
}
