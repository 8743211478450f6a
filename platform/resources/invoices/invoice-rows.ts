import { eq, inArray } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { invoicesCalls } from "@/lib/resources/invoices/invoices.calls";
import { inOrderOf } from "../../db/read-page";
import { companies } from "../../db/schema/companies";
import { invoices, orders } from "../../db/schema/orders";
import { users } from "../../db/schema/users";
import type { PlatformContext } from "../../platform-context";
import { decimalText, momentText } from "../../wire-values";
import { invoiceNumber } from "../orders/order-rows";

type InvoiceWire = CallWire<typeof invoicesCalls.one>;

/** Invoices with whom they name, in the order of the ids. */
export async function readInvoices(
  { database, days, now }: PlatformContext,
  ids: readonly number[],
): Promise<InvoiceWire[]> {
  const { firstName, lastName, email } = users;
  const rows = await database.read
    .select({
      invoice: invoices,
      user: { id: users.id, firstName, lastName, email },
      company: { id: companies.id, name: companies.name },
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .leftJoin(users, eq(users.id, orders.userId))
    .leftJoin(companies, eq(companies.id, invoices.companyId))
    .where(inArray(invoices.id, [...ids]));
  const today = days.of(now());
  return inOrderOf(ids, rows, ({ invoice }) => invoice.id).map(({ invoice, user, company }) => ({
    id: invoice.id,
    user,
    company,
    type: company === null ? "PERSON" : "COMPANY",
    createDate: momentText(invoice.createDate),
    dueDate: invoice.dueDate,
    invoice: invoiceNumber(invoice),
    totalAmount: decimalText(invoice.totalAmount),
    status: statusOf(invoice, today),
    order: { id: invoice.orderId },
  }));
}

function statusOf({ isPaid, dueDate }: typeof invoices.$inferSelect, today: string): InvoiceWire["status"] {
  if (isPaid) return "PAID";
  return dueDate < today ? "OVERDUE" : "UNPAID";
}
