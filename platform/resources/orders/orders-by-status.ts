import { and, eq, not, or, type SQL, sql } from "drizzle-orm";
import { orders } from "../../db/schema/orders";
import { orderStatus } from "../../seed/rows/order-fates";
import { isInProgress } from "./orders-in-progress";

/** Orders that read so by the rules of 2§4: what is neither cancelled nor in progress is completed. */
export function statusFilter(status: "SUCCESS" | "CANCELLED" | "IN_PROGRESS"): SQL | undefined {
  if (status === "IN_PROGRESS") return isInProgress();
  if (status === "CANCELLED") return readsCancelled();
  return and(not(sql`(${isInProgress()})`), not(sql`(${readsCancelled()})`));
}

/** Rules 1 and 3: delivered, not paid or refunded in full. */
function readsCancelled(): SQL | undefined {
  const isRefunded = hasFlag(orderStatus.totalRefund);
  return and(hasFlag(orderStatus.cancelled), or(eq(orders.isDelivered, true), eq(orders.isPaid, false), isRefunded));
}

function hasFlag(flag: number): SQL {
  return sql`(${orders.status} & ${flag}) <> 0`;
}
