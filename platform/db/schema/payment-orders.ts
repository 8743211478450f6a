import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { creditCards } from "./customers";
import { orders } from "./orders";
import { belongsTo, refersTo } from "./references";
import { users } from "./users";

/** A request to a payment processor to take money for an order, in bani. */
export const paymentOrders = sqliteTable(
  "payment_orders",
  {
    id: integer().primaryKey(),
    orderId: refersTo("order_id", () => orders.id),
    userId: refersTo("user_id", () => users.id),
    creditCardId: integer("credit_card_id").references(() => creditCards.id),
    amount: integer().notNull(),
    status: text({ enum: ["PENDING", "CONFIRMED", "REFUSED", "REFUNDED"] }).notNull(),
    created: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    uniqueIndex("payment_orders_order").on(table.orderId),
    index("payment_orders_user").on(table.userId, table.created),
    index("payment_orders_card").on(table.creditCardId),
  ],
);

/** What the processor answered, one row for each try or refund. */
export const paymentConfirmations = sqliteTable(
  "payment_confirmations",
  {
    id: integer().primaryKey(),
    paymentOrderId: belongsTo("payment_order_id", () => paymentOrders.id),
    kind: text({ enum: ["CAPTURE", "REFUND"] }).notNull(),
    isApproved: integer("is_approved", { mode: "boolean" }).notNull(),
    amount: integer().notNull(),
    /** The processor's own, e.g. 00 for approved and 51 for insufficient funds (ISO 8583). */
    responseCode: text("response_code").notNull(),
    reference: text().notNull(),
    created: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("payment_confirmations_order").on(table.paymentOrderId)],
);
