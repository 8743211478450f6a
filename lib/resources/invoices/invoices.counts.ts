import { countOf, type RecordCounts } from "@/lib/list/declare/record-counts";
import { ordersList } from "@/lib/resources/orders/orders.list";
import type { Invoice } from "./invoices.calls";
import { invoicesList } from "./invoices.list";

/** What else the same customer owes and has ordered. */
export const invoiceCounts: RecordCounts<Invoice> = {
  invoices: countOf(invoicesList, {
    filters: ({ user }) => user && { user: String(user.id) },
    bears: (invoice, { user }) => invoice.user?.id === user?.id,
  }),
  unpaid: countOf(invoicesList, {
    filters: ({ user }) => user && { user: String(user.id), isPaid: "false" },
    bears: (invoice, { user }) => invoice.user?.id === user?.id && invoice.status !== "PAID",
  }),
  orders: countOf(ordersList, {
    filters: ({ user }) => user && { user: String(user.id) },
    bears: (order, { user }) => order.user?.id === user?.id,
  }),
};
