import { and, eq, inArray, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { CallArgs } from "@/lib/calls/call";
import { invoicesCalls } from "@/lib/resources/invoices/invoices.calls";
import { defaultLimit, withinDays, withinEnds } from "../../db/conditions";
import type { Reader } from "../../db/database";
import { readPageOf } from "../../db/read-page";
import { invoices, orders } from "../../db/schema/orders";
import { route } from "../../http/route";
import type { OperatorDays } from "../../operator-days";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { baniEnds } from "../../wire-values";
import { readInvoices } from "./invoice-rows";
import { numberFilter } from "./number-filter";

type InvoiceQuery = NonNullable<CallArgs<typeof invoicesCalls.list>["query"]>;

const sortColumns = {
  id: invoices.id,
  createDate: invoices.createDate,
  dueDate: invoices.dueDate,
  totalAmount: invoices.totalAmount,
};

export function invoiceRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { read } = context.database;

  route(app, context, invoicesCalls.list, async ({ query }) => {
    const { sort = "createDate", order = "DESC", limit = defaultLimit, offset = 0 } = query;
    const { ids, totalCount } = await readPageOf(context.database, invoices, {
      where: invoiceFilter(read, query, context.days),
      order: [sortColumns[sort], order],
      window: { offset, limit },
    });
    return { items: await readInvoices(context, ids), totalCount };
  });

  route(app, context, invoicesCalls.one, async ({ params }) => found((await readInvoices(context, [params.id]))[0]));
}

function invoiceFilter(read: Reader, query: InvoiceQuery, days: OperatorDays): SQL | undefined {
  return and(
    query.userIds && ofUsers(read, query.userIds),
    query.isPaid === undefined ? undefined : eq(invoices.isPaid, query.isPaid),
    query.hasCompany === undefined ? undefined : companyFilter(query.hasCompany),
    withinDays(invoices.createDate, query.created, days),
    withinEnds(invoices.dueDate, query.due),
    withinEnds(invoices.totalAmount, baniEnds(query.amount)),
    query.search ? numberFilter(query.search) : undefined,
  );
}

function ofUsers(read: Reader, userIds: readonly number[]): SQL {
  const theirs = read
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.userId, [...userIds]));
  return inArray(invoices.orderId, theirs);
}

function companyFilter(hasCompany: boolean): SQL {
  return hasCompany ? isNotNull(invoices.companyId) : isNull(invoices.companyId);
}
