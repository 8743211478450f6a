import { blob, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { chains } from "./companies";
import { products } from "./products";
import { refersTo } from "./references";

/** Banner (1§3). `type`: Desktop 1, Promo 2, Mobile 3, Kiosk 4. */
export const banners = sqliteTable(
  "banners",
  {
    id: integer().primaryKey(),
    chainId: refersTo("chain_id", () => chains.id),
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
