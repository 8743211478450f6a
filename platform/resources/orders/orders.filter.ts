import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { CallArgs } from "@/lib/calls/call";
import type { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { endedBy, foldedContains, withinDays, withinEnds } from "../../db/conditions";
import type { Reader } from "../../db/database";
import { orders } from "../../db/schema/orders";
import { users } from "../../db/schema/users";
import type { OperatorDays } from "../../operator-days";
import { baniEnds } from "../../wire-values";
import { statusFilter } from "./orders-by-status";

export type OrderQuery = NonNullable<CallArgs<typeof ordersCalls.list>["query"]>;

/** What the filters of 1§7 and 2§3 mean (FILT-038); what is left out does not filter. */
export function orderFilter(read: Reader, query: OrderQuery, days: OperatorDays, now: Date): SQL | undefined {
  return and(
    query.id === undefined ? undefined : eq(orders.id, query.id),
    query.ids && inArray(orders.id, [...query.ids]),
    query.userIds && inArray(orders.userId, [...query.userIds]),
    query.orderType === undefined ? undefined : eq(orders.orderType, query.orderType),
    query.deliveryType === undefined ? undefined : eq(orders.deliveryType, query.deliveryType),
    withinEnds(orders.amount, baniEnds(query.amount)),
    withinDays(orders.eventDate, query.eventDate, days),
    query.isPaid && paidFilter(query.isPaid),
    query.isInvoice === undefined ? undefined : eq(orders.hasInvoice, query.isInvoice),
    query.search ? searchFilter(read, query.search) : undefined,
    query.displayStatus && statusFilter(query.displayStatus),
    endedBy(orders.deliveryUpTo, query.isWindowOver, now),
  );
}

function paidFilter(isPaid: "true" | "false" | "external"): SQL {
  return isPaid === "external" ? eq(orders.paymentMethod, "external") : eq(orders.isPaid, isPaid === "true");
}

/** Digits are an order's id; anything else is looked for in the customer's name, address of mail and telephone number. */
function searchFilter(read: Reader, text: string): SQL {
  if (/^\d{1,15}$/.test(text)) return eq(orders.id, Number(text));
  const customers = read.select({ id: users.id }).from(users).where(foldedContains(users.searchText, text));
  return inArray(orders.userId, customers);
}
