import { cancelOrdersOf } from "@/lib/resources/orders/orders.many";
import { reservationsCalls } from "./reservations.calls";

/** A reservation is cancelled through its order (reading 18): ticked ones, by cancelling theirs. */
export const manyOfReservations = [
  cancelOrdersOf(async (id, send) => (await send(reservationsCalls.one, { params: { id } })).data.order.id),
];
