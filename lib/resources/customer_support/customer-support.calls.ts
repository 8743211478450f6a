import * as z from "#schema";
import { queryCall } from "@/lib/calls/call";
import { queryOrder } from "@/lib/calls/paging";
import { list, one } from "@/lib/calls/params";
import { noQueryRows, queryRows } from "@/lib/calls/query-rows";
import { choice, id, text } from "@/lib/calls/scalars";
import { roles } from "@/lib/roles/roles";
import {
  supportCardSchema,
  supportInvoiceSchema,
  supportOrderSchema,
  supportPaymentOrderSchema,
  supportUserSchema,
} from "./support-rows";

const lastFour = z.string().check(z.regex(/^\d{4}$/, "must be four digits"));

const shared = { access: ["customer_support"], empty: noQueryRows } as const;

/** Reads of customer support: `customer-support-` plus the subject (reading 38). */
export const customerSupportCalls = {
  users: queryCall({
    ...shared,
    id: "QRY-10",
    queryName: "customer-support-users",
    filters: {
      role: one(choice(roles), "Role"),
      user: list(id, "UserIDs"),
      search: one(text(), "FullTextSearch"),
      /** Ours: of an active saved card. A platform that does not know it may pass it over. */
      cardLastFour: one(lastFour, "CardLastFour"),
      ...queryOrder(["Id", "Created", "LastName"]),
    },
    answer: queryRows(supportUserSchema),
  }),
  userDetails: queryCall({
    ...shared,
    id: "QRY-11",
    queryName: "customer-support-user-details",
    filters: { id: one(id, "UserID") },
    answer: queryRows(supportUserSchema),
    mostRows: 1,
  }),
  orders: queryCall({
    ...shared,
    id: "QRY-12",
    queryName: "customer-support-orders",
    filters: { userId: one(id, "UserID") },
    needs: ["userId"],
    answer: queryRows(supportOrderSchema),
  }),
  orderDetails: queryCall({
    ...shared,
    id: "QRY-13",
    queryName: "customer-support-order-details",
    filters: { id: one(id, "OrderID") },
    answer: queryRows(supportOrderSchema),
    mostRows: 1,
  }),
  invoices: queryCall({
    ...shared,
    id: "QRY-14",
    queryName: "customer-support-invoices",
    /** `number` is ours, with or without its series: `FCT 1234` or `1234`. */
    filters: { userId: one(id, "UserID"), number: one(text(40), "Number") },
    needs: ["userId", "number"],
    answer: queryRows(supportInvoiceSchema),
  }),
  invoiceDetails: queryCall({
    ...shared,
    id: "QRY-15",
    queryName: "customer-support-invoice-details",
    filters: { id: one(id, "InvoiceID") },
    answer: queryRows(supportInvoiceSchema),
    mostRows: 1,
  }),
  /** An order's preview tells of them, too. `OrderID` is ours: a platform may ignore it, so rows of other orders may come. */
  paymentOrders: queryCall({
    ...shared,
    access: ["orders", "reservations", "customer_support"],
    id: "QRY-16",
    queryName: "customer-support-payment-orders",
    filters: { userId: one(id, "UserID"), orderId: one(id, "OrderID") },
    needs: ["userId", "orderId"],
    answer: queryRows(supportPaymentOrderSchema),
  }),
  paymentOrderDetails: queryCall({
    ...shared,
    id: "QRY-17",
    queryName: "customer-support-payment-order-details",
    filters: { id: one(id, "PaymentOrderID") },
    answer: queryRows(supportPaymentOrderSchema),
    mostRows: 1,
  }),
  /** The card that a payment order was to be taken from; no row where it was none of the saved ones. */
  creditCardSummary: queryCall({
    ...shared,
    id: "QRY-18",
    queryName: "customer-support-payment-order-credit-card-summary",
    filters: { id: one(id, "PaymentOrderID") },
    answer: queryRows(supportCardSchema),
    answerId: false,
    mostRows: 1,
  }),
};
