import { and, eq, inArray, type SQL } from "drizzle-orm";
import { customerSupportCalls } from "@/lib/resources/customer_support/customer-support.calls";
import { alphabetical } from "../../db/alphabetical";
import type { Reader } from "../../db/database";
import { readPageOf } from "../../db/read-page";
import { invoices, orders } from "../../db/schema/orders";
import { paymentOrders } from "../../db/schema/payment-orders";
import { users } from "../../db/schema/users";
import { type QueryHandler, queryHandler } from "../../grpc/query-handler";
import type { PlatformContext } from "../../platform-context";
import { objectNotFound, PlatformError } from "../../platform-error";
import { readSupportOrders } from "./support-orders";
import { readCardSummary, readPaymentOrders, readSupportInvoices } from "./support-payments";
import { readSupportUsers, supportUserFilter } from "./support-users";

const sortColumns = { Id: users.id, Created: users.created, LastName: alphabetical(users.lastName) };

/** The reads of customer support over QueryCommand (2§7). Lists go from the newest to the oldest. */
export function customerSupportQueries(context: PlatformContext): QueryHandler[] {
  const { database } = context;
  const { read } = database;
  return [
    queryHandler(customerSupportCalls.users, async (filters, window) => {
      const { sort = "LastName", order = "ASC" } = filters;
      const { ids, totalCount } = await readPageOf(database, users, {
        where: supportUserFilter(read, filters),
        order: [sortColumns[sort], order],
        window,
      });
      return { Items: await readSupportUsers(read, ids), TotalCount: totalCount };
    }),
    queryHandler(customerSupportCalls.userDetails, async ({ id }) =>
      one(await readSupportUsers(read, [required(id, "UserID")])),
    ),
    queryHandler(customerSupportCalls.orders, async ({ userId }, window) => {
      const { ids, totalCount } = await readPageOf(database, orders, {
        where: eq(orders.userId, required(userId, "UserID")),
        order: [orders.eventDate, "DESC"],
        window,
      });
      return { Items: await readSupportOrders(context, ids), TotalCount: totalCount };
    }),
    queryHandler(customerSupportCalls.orderDetails, async ({ id }) =>
      one(await readSupportOrders(context, [required(id, "OrderID")])),
    ),
    queryHandler(customerSupportCalls.invoices, async ({ userId, number }, window) => {
      const { ids, totalCount } = await readPageOf(database, invoices, {
        where: and(
          number === undefined ? isOfUser(read, required(userId, "UserID")) : isNumbered(number),
          userId === undefined ? undefined : isOfUser(read, userId),
        ),
        order: [invoices.createDate, "DESC"],
        window,
      });
      return { Items: await readSupportInvoices(read, ids), TotalCount: totalCount };
    }),
    queryHandler(customerSupportCalls.invoiceDetails, async ({ id }) =>
      one(await readSupportInvoices(read, [required(id, "InvoiceID")])),
    ),
    queryHandler(customerSupportCalls.paymentOrders, async ({ userId, orderId }, window) => {
      const { ids, totalCount } = await readPageOf(database, paymentOrders, {
        where:
          orderId === undefined
            ? eq(paymentOrders.userId, required(userId, "UserID"))
            : and(
                eq(paymentOrders.orderId, orderId),
                userId === undefined ? undefined : eq(paymentOrders.userId, userId),
              ),
        order: [paymentOrders.created, "DESC"],
        window,
      });
      return { Items: await readPaymentOrders(read, ids), TotalCount: totalCount };
    }),
    queryHandler(customerSupportCalls.paymentOrderDetails, async ({ id }) =>
      one(await readPaymentOrders(read, [required(id, "PaymentOrderID")])),
    ),
    queryHandler(customerSupportCalls.creditCardSummary, async ({ id }) => {
      const cards = await readCardSummary(read, required(id, "PaymentOrderID"));
      return { Items: cards, TotalCount: cards.length };
    }),
  ];
}

function isOfUser(read: Reader, userId: number): SQL {
  return inArray(invoices.orderId, read.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId)));
}

/** @param text with or without the series, as it is printed: `FCT 1234`, `1234` */
function isNumbered(text: string): SQL | undefined {
  const [, series, digits] = /^(?:([A-Za-z]+) )?(\d{1,12})$/.exec(text) ?? [];
  // No invoice is numbered otherwise.
  if (digits === undefined) return inArray(invoices.id, []);
  return and(
    eq(invoices.number, Number(digits)),
    series === undefined ? undefined : eq(invoices.series, series.toUpperCase()),
  );
}

function required(id: number | undefined, name: string): number {
  if (id === undefined) throw new PlatformError(400, `${name} is required`);
  return id;
}

/** @throws PlatformError 404 where there is no such row. */
function one<Row>(items: Row[]) {
  if (items.length === 0) throw new PlatformError(404, objectNotFound);
  return { Items: items, TotalCount: 1 };
}
