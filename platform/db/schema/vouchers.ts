import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { products } from "./products";

/** Voucher (1§3), by the table's and the wire's name a discount. Amounts in bani; of a percentage, hundredths of a percent. */
export const vouchers = sqliteTable(
  "discounts",
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    created: integer({ mode: "timestamp_ms" }).notNull(),
    isActive: integer("is_active", { mode: "boolean" }).notNull(),
    /** Not together with another voucher on one order. */
    isExclusive: integer("is_exclusive", { mode: "boolean" }).notNull(),
    /** FIXED 1, PROCENTUAL 2, PRODUCT_SAMPLING 3. */
    type: integer().notNull(),
    /** Days, both included. */
    startDate: text("start_date").notNull(),
    endDate: text("end_date").notNull(),
    /** Of a product sampling null: it gives a product. */
    amount: integer(),
    productId: integer("product_id").references(() => products.id),
    maxDiscountPerOrder: integer("max_discount_per_order"),
    maxCumulativeValue: integer("max_cumulative_value"),
    minOrderSpend: integer("min_order_spend"),
    /** Whom it is given to. */
    allocation: text({ enum: ["ALL_USERS", "NEW_USERS", "COMPANIES", "CODE"] }).notNull(),
  },
  (table) => [
    index("discounts_created").on(table.created),
    index("discounts_active").on(table.isActive, table.created),
    index("discounts_exclusive").on(table.isExclusive, table.created),
    index("discounts_type").on(table.type, table.created),
    index("discounts_product").on(table.productId),
  ],
);
