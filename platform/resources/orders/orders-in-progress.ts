import { and, eq, ne, not, or, type SQL, sql } from "drizzle-orm";
import { orders } from "../../db/schema/orders";
import { orderStatus } from "../../seed/rows/order-fates";

const vending = 1;

/** Orders of which none of the first four rules of 2§4 says what became of them: they are in progress. */
export function isInProgress(): SQL | undefined {
  const isCancelled = hasFlag(orderStatus.cancelled);
  const isRefunded = hasFlag(orderStatus.totalRefund);
  const isCancelledForGood = and(isCancelled, or(eq(orders.isPaid, false), isRefunded));
  const isRefundedForGood = and(not(isCancelled), eq(orders.isPaid, true), isRefunded);
  return and(
    eq(orders.isDelivered, false),
    ne(orders.orderType, vending),
    sql`not (${or(isCancelledForGood, isRefundedForGood)})`,
  );
}

function hasFlag(flag: number): SQL {
  return sql`(${orders.status} & ${flag}) <> 0`;
}
