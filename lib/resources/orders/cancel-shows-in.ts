import { customerSupportCalls } from "@/lib/resources/customer_support/customer-support.calls";
import { dashboardWhCalls } from "@/lib/resources/dashboard-wh/dashboard-wh.calls";
import { reservationsCalls } from "@/lib/resources/reservations/reservations.calls";
import { ordersCalls } from "./orders.calls";

/** Calls in whose answers a cancelled order, delivery or reservation shows: they are read again. */
export const cancelShowsIn = [
  ordersCalls.one,
  ordersCalls.list,
  reservationsCalls.one,
  reservationsCalls.list,
  customerSupportCalls.orders,
  customerSupportCalls.orderDetails,
  dashboardWhCalls.report,
];
