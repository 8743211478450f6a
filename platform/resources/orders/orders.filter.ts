import { and, eq, exists, gte, inArray, lte, not, or, type SQL, sql } from "drizzle-orm";
import type { CallArgs } from "@/lib/calls/call";
import type { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { contains, withinDays } from "../../db/conditions";
import type { Reader } from "../../db/database";
import { invoices, orders } from "../../db/schema/orders";
import { users } from "../../db/schema/users";

export type OrderQuery = NonNullable<CallArgs<typeof ordersCalls.list>["query"]>;

const paidFlag = 2;

/** What the filters of 1§7 and 2§3 mean; what is left out does not filter. */
export function orderFilter(read: Reader, query: OrderQuery): SQL | undefined {
  return and(
    query.ids && inArray(orders.id, [...query.ids]),
    query.userIds && inArray(orders.userId, [...query.userIds]),
    query.orderType ? eq(orders.orderType, query.orderType) : undefined,
    query.deliveryType ? eq(orders.deliveryType, query.deliveryType) : undefined,
    query.amount?.from === undefined ? undefined : gte(orders.amount, toBani(query.amount.from)),
    query.amount?.to === undefined ? undefined : lte(orders.amount, toBani(query.amount.to)),
    withinDays(orders.eventDate, query.eventDate),
    query.isPaid && paidFilter(read, query.isPaid),
    query.isInvoice && invoiceFilter(read, query.isInvoice === "true"),
    query.search ? searchFilter(read, query.search) : undefined,
  );
}

/** An order is paid by its method, its invoice or its flag (2§4). */
function paidFilter(read: Reader, isPaid: "true" | "false" | "external"): SQL {
  const isExternal = eq(orders.paymentMethod, "external");
  if (isPaid === "external") return isExternal;
  const paidInvoice = read
    .select({ one: sql`1` })
    .from(invoices)
    .where(and(eq(invoices.orderId, orders.id), eq(invoices.isPaid, true)));
  const isAnyhowPaid = sql`(${isExternal} or (${orders.status} & ${paidFlag}) <> 0 or ${exists(paidInvoice)})`;
  return isPaid === "true" ? isAnyhowPaid : not(isAnyhowPaid);
}

function invoiceFilter(read: Reader, hasInvoice: boolean): SQL {
  const invoice = exists(read.select({ one: sql`1` }).from(invoices).where(eq(invoices.orderId, orders.id)));
  return hasInvoice ? invoice : not(invoice);
}

/** Digits are an order's id; anything else is looked for in the customer's name and address of mail. */
function searchFilter(read: Reader, text: string): SQL {
  if (/^\d{1,15}$/.test(text)) return eq(orders.id, Number(text));
  const customers = read
    .select({ id: users.id })
    .from(users)
    .where(or(contains(sql`${users.firstName} || ' ' || ${users.lastName}`, text), contains(users.email, text)));
  return inArray(orders.userId, customers);
}

function toBani(decimal: string): number {
  return Math.round(Number(decimal) * 100);
}
