import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { companies } from "./companies";
import { storages } from "./places";
import { products } from "./products";
import { belongsTo, refersTo } from "./references";
import { users } from "./users";

/** Order (2§3). `status` and `deliveryStatus` are bit flags; amounts are bani. */
export const orders = sqliteTable(
  "orders",
  {
    id: integer().primaryKey(),
    eventDate: integer("event_date", { mode: "timestamp_ms" }).notNull(),
    userId: integer("user_id").references(() => users.id),
    storageId: refersTo("storage_id", () => storages.id),
    /** The place in the list of 2§3, from 1: VENDING 1, LOCKER 2, … BEAUTY 8. */
    orderType: integer("order_type").notNull(),
    orderChannel: text("order_channel").notNull(),
    paymentMethod: text("payment_method").notNull(),
    status: integer().notNull(),
    deliveryStatus: integer("delivery_status"),
    /** Pickup 1, delivery 2. */
    deliveryType: integer("delivery_type").notNull(),
    deliverySince: integer("delivery_since", { mode: "timestamp_ms" }),
    deliveryUpTo: integer("delivery_up_to", { mode: "timestamp_ms" }),
    amount: integer().notNull(),
    isPrePaid: integer("is_pre_paid", { mode: "boolean" }).notNull(),
    isDelivered: integer("is_delivered", { mode: "boolean" }).notNull(),
    /** By its method, its invoice or its flag (2§4). Kept here because a list of a million orders filters by it. */
    isPaid: integer("is_paid", { mode: "boolean" }).notNull(),
    hasInvoice: integer("has_invoice", { mode: "boolean" }).notNull(),
  },
  // Passing over many orders reads an index alone: a narrow one without filters, one that holds all that they ask for.
  // There the id comes right after what is sorted by, as in the list: otherwise the index would not be in its order.
  (table) => {
    const filtered = [
      table.id,
      table.orderType,
      table.deliveryType,
      table.isPaid,
      table.hasInvoice,
      table.paymentMethod,
    ] as const;
    return [
      index("orders_event_date").on(table.eventDate),
      index("orders_event_date_filtered").on(table.eventDate, ...filtered, table.amount),
      index("orders_amount").on(table.amount),
      index("orders_amount_filtered").on(table.amount, ...filtered, table.eventDate),
      index("orders_user").on(table.userId, table.eventDate),
      index("orders_storage").on(table.storageId, table.eventDate),
      index("orders_type").on(table.orderType, table.eventDate),
      index("orders_delivery").on(table.deliveryType, table.eventDate),
      index("orders_paid").on(table.isPaid, table.eventDate),
      index("orders_invoiced").on(table.hasInvoice, table.eventDate),
      index("orders_method").on(table.paymentMethod, table.eventDate),
      // Few are not delivered: those in progress are among them.
      index("orders_open").on(
        table.isDelivered,
        table.eventDate,
        table.id,
        table.orderType,
        table.isPaid,
        table.status,
        table.deliveryUpTo,
      ),
    ];
  },
);

export const orderItems = sqliteTable(
  "order_items",
  {
    id: integer().primaryKey(),
    orderId: belongsTo("order_id", () => orders.id),
    productId: refersTo("product_id", () => products.id),
    quantity: integer().notNull(),
    /** Gross unit price in bani. */
    price: integer().notNull(),
    vatRate: integer("vat_rate").notNull(),
    serialNumbers: text("serial_numbers", { mode: "json" }).$type<string[]>(),
  },
  (table) => [index("order_items_order").on(table.orderId), index("order_items_product").on(table.productId)],
);

export const invoices = sqliteTable(
  "invoices",
  {
    id: integer().primaryKey(),
    orderId: refersTo("order_id", () => orders.id),
    /** The business customer the invoice names; null for a person. */
    companyId: integer("company_id").references(() => companies.id),
    series: text().notNull(),
    number: integer().notNull(),
    createDate: integer("create_date", { mode: "timestamp_ms" }).notNull(),
    dueDate: text("due_date").notNull(),
    totalAmount: integer("total_amount").notNull(),
    isPaid: integer("is_paid", { mode: "boolean" }).notNull(),
  },
  // As those of orders.
  (table) => {
    const filtered = [table.id, table.isPaid, table.companyId] as const;
    return [
      uniqueIndex("invoices_order").on(table.orderId),
      uniqueIndex("invoices_series_number").on(table.series, table.number),
      index("invoices_created").on(table.createDate),
      index("invoices_created_filtered").on(table.createDate, ...filtered, table.totalAmount),
      index("invoices_due").on(table.dueDate),
      index("invoices_due_filtered").on(table.dueDate, ...filtered, table.totalAmount, table.createDate),
      index("invoices_amount").on(table.totalAmount),
      index("invoices_amount_filtered").on(table.totalAmount, ...filtered, table.createDate),
      index("invoices_number").on(table.number),
      index("invoices_paid").on(table.isPaid, table.createDate),
      index("invoices_company").on(table.companyId, table.createDate),
    ];
  },
);

/** Money that moved for an order; a refund has a negative amount (bani). */
export const payments = sqliteTable(
  "payments",
  {
    id: integer().primaryKey(),
    orderId: refersTo("order_id", () => orders.id),
    method: text().notNull(),
    amount: integer().notNull(),
    reference: text().notNull(),
    created: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("payments_order").on(table.orderId), index("payments_created").on(table.created)],
);
