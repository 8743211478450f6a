import { count, eq, inArray } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { customerSupportCalls } from "@/lib/resources/customer_support/customer-support.calls";
import type { Reader } from "../../db/database";
import { inOrderOf } from "../../db/read-page";
import { creditCards } from "../../db/schema/customers";
import { invoices, orders } from "../../db/schema/orders";
import { paymentConfirmations, paymentOrders } from "../../db/schema/payment-orders";
import { decimalText, momentText } from "../../wire-values";
import { invoiceNumber } from "../orders/order-rows";

type InvoiceWire = CallWire<typeof customerSupportCalls.invoices>["Items"][number];
type PaymentOrderWire = CallWire<typeof customerSupportCalls.paymentOrders>["Items"][number];
type CardWire = CallWire<typeof customerSupportCalls.creditCardSummary>["Items"][number];

/** Invoices with the orders that they bill, in the order of the ids. */
export async function readSupportInvoices(read: Reader, ids: readonly number[]): Promise<InvoiceWire[]> {
  const rows = await read
    .select({ invoice: invoices, order: orders })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(inArray(invoices.id, [...ids]));
  return inOrderOf(ids, rows, ({ invoice }) => invoice.id).map(({ invoice, order }) => ({
    Id: invoice.id,
    Number: invoiceNumber(invoice),
    CreateDate: momentText(invoice.createDate),
    DueDate: invoice.dueDate,
    TotalAmount: decimalText(invoice.totalAmount),
    IsPaid: invoice.isPaid,
    Orders: [{ Id: order.id, EventDate: momentText(order.eventDate), Amount: decimalText(order.amount) }],
  }));
}

/** Payment orders with all that their processor answered, in the order of the ids. */
export async function readPaymentOrders(read: Reader, ids: readonly number[]): Promise<PaymentOrderWire[]> {
  const rows = await read
    .select()
    .from(paymentOrders)
    .where(inArray(paymentOrders.id, [...ids]));
  const confirmations = await read
    .select()
    .from(paymentConfirmations)
    .where(inArray(paymentConfirmations.paymentOrderId, [...ids]))
    .orderBy(paymentConfirmations.id);
  return inOrderOf(ids, rows, ({ id }) => id).map((payment) => ({
    Id: payment.id,
    OrderId: payment.orderId,
    Created: momentText(payment.created),
    Amount: decimalText(payment.amount),
    Status: payment.status,
    HasCreditCard: payment.creditCardId !== null,
    PaymentConfirmationsList: confirmations
      .filter(({ paymentOrderId }) => paymentOrderId === payment.id)
      .map(({ id, created, kind, isApproved, amount, responseCode, reference }) => ({
        Id: id,
        Created: momentText(created),
        Kind: kind,
        IsApproved: isApproved,
        Amount: decimalText(amount),
        ResponseCode: responseCode,
        Reference: reference,
      })),
  }));
}

/** The card of a payment order, and how much it was used; none where it names no saved card. */
export async function readCardSummary(read: Reader, paymentOrderId: number): Promise<CardWire[]> {
  const [found] = await read
    .select({ card: creditCards })
    .from(paymentOrders)
    .innerJoin(creditCards, eq(creditCards.id, paymentOrders.creditCardId))
    .where(eq(paymentOrders.id, paymentOrderId));
  if (!found) return [];
  const { id, brand, lastFour, expires, isActive } = found.card;
  const [used] = await read.select({ count: count() }).from(paymentOrders).where(eq(paymentOrders.creditCardId, id));
  return [
    {
      Id: id,
      Brand: brand,
      LastFour: lastFour,
      Expires: expires,
      IsActive: isActive,
      PaymentOrders: used?.count ?? 0,
    },
  ];
}
