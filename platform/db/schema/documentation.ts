import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { companies } from "./companies";
import { categories, products } from "./products";
import { belongsTo, refersTo } from "./references";

/** Whose product sheets are kept: those of the operator's own companies (2§3 Merchant). */
export const merchants = sqliteTable(
  "merchants",
  {
    id: integer().primaryKey(),
    companyId: refersTo("company_id", () => companies.id),
    name: text().notNull(),
    euid: text().notNull(),
    /** Where a sheet is seen by customers; null for a merchant without a shop of its own. */
    siteUrl: text("site_url"),
  },
  (table) => [uniqueIndex("merchants_euid").on(table.euid)],
);

/** Where a product sheet comes from (1§3 source kinds). */
const documentationSources = ["merchant-owned", "public-platform", "global-APIs"] as const;

/** The sheet of a product (2§3 Product documentation). Lengths are millimetres, the mass is grams. */
export const documentations = sqliteTable(
  "documentations",
  {
    id: integer().primaryKey(),
    productId: refersTo("product_id", () => products.id),
    merchantId: refersTo("merchant_id", () => merchants.id),
    categoryId: refersTo("category_id", () => categories.id),
    source: text({ enum: documentationSources }).notNull(),
    /** The id of a sheet that was fetched from UPC_DATABASE. */
    externalApiId: text("external_api_id"),
    slug: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    length: integer(),
    height: integer(),
    depth: integer(),
    mass: integer(),
    created: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    uniqueIndex("documentations_slug").on(table.slug),
    index("documentations_created").on(table.created),
    index("documentations_product").on(table.productId),
    index("documentations_category").on(table.categoryId),
    index("documentations_source").on(table.source),
  ],
);

/** The pictures of a sheet; the one with the lowest position is the default. */
export const documentationImages = sqliteTable(
  "documentation_images",
  {
    id: integer().primaryKey(),
    documentationId: belongsTo("documentation_id", () => documentations.id),
    position: integer().notNull(),
  },
  (table) => [index("documentation_images_sheet").on(table.documentationId, table.position)],
);

/** What a sheet says about its product: "Ingrediente": "apă, zahăr, …". */
export const documentationCharacteristics = sqliteTable(
  "documentation_characteristics",
  {
    id: integer().primaryKey(),
    documentationId: belongsTo("documentation_id", () => documentations.id),
    label: text().notNull(),
    value: text().notNull(),
  },
  (table) => [uniqueIndex("documentation_characteristics_label").on(table.documentationId, table.label)],
);

/** Labels that a new sheet of the category begins with (2§3 default characteristics). */
export const categoryCharacteristics = sqliteTable(
  "category_characteristics",
  {
    id: integer().primaryKey(),
    categoryId: belongsTo("category_id", () => categories.id),
    label: text().notNull(),
  },
  (table) => [index("category_characteristics_category").on(table.categoryId)],
);
