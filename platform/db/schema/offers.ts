import { blob, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { chains, companies } from "./companies";
import { products } from "./products";

/** Service (1§3). `type` is one of the service type numbers, `price` gross in bani. */
export const services = sqliteTable(
  "services",
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    type: integer().notNull(),
    category: text().notNull(),
    price: integer().notNull(),
    providerId: integer("provider_id")
      .notNull()
      .references(() => companies.id),
    isActive: integer("is_active", { mode: "boolean" }).notNull(),
  },
  (table) => [
    index("services_type").on(table.type),
    index("services_price").on(table.price),
    index("services_provider").on(table.providerId),
  ],
);

/** Voucher (1§3), called a discount on the wire. Amounts in bani; of a percentage, hundredths of a percent. */
export const discounts = sqliteTable(
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

/** Banner (1§3). `type`: Desktop 1, Promo 2, Mobile 3, Kiosk 4. */
export const banners = sqliteTable(
  "banners",
  {
    id: integer().primaryKey(),
    chainId: integer("chain_id")
      .notNull()
      .references(() => chains.id),
    name: text().notNull(),
    description: text(),
    type: integer().notNull(),
    created: integer({ mode: "timestamp_ms" }).notNull(),
    startDate: integer("start_date", { mode: "timestamp_ms" }),
    endDate: integer("end_date", { mode: "timestamp_ms" }),
    /** An order type that the banner advertises. */
    forOrderType: integer("for_order_type"),
    forwardedUrl: text("forwarded_url"),
    forwardedCategoryTree: text("forwarded_category_tree"),
    forwardedProductId: integer("forwarded_product_id").references(() => products.id),
    isActive: integer("is_active", { mode: "boolean" }).notNull(),
  },
  (table) => [
    index("banners_created").on(table.created),
    index("banners_type").on(table.type, table.created),
    index("banners_active").on(table.isActive, table.created),
    index("banners_end").on(table.endDate),
    index("banners_chain").on(table.chainId),
    index("banners_product").on(table.forwardedProductId),
  ],
);

/** The picture that was uploaded for a banner; a banner without one has a drawn picture. */
export const bannerPictures = sqliteTable("banner_pictures", {
  bannerId: integer("banner_id")
    .primaryKey()
    .references(() => banners.id, { onDelete: "cascade" }),
  format: text({ enum: ["png", "jpg", "webp"] }).notNull(),
  bytes: blob({ mode: "buffer" }).notNull(),
  /** In the picture's address, so that no cache shows the one before. */
  saved: integer({ mode: "timestamp_ms" }).notNull(),
});
