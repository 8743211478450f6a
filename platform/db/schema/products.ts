import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { companies } from "./companies";
import { vatRates } from "./documents";
import { storages } from "./places";
import { belongsTo, refersTo } from "./references";

export const categories = sqliteTable(
  "categories",
  {
    id: integer().primaryKey(),
    parentId: integer("parent_id"),
    /** Null for a category of every merchant. No foreign key: a merchant's sheets point at categories already. */
    merchantId: integer("merchant_id"),
    name: text().notNull(),
    slug: text().notNull(),
  },
  (table) => [uniqueIndex("categories_slug").on(table.slug), index("categories_parent").on(table.parentId)],
);

export const products = sqliteTable(
  "products",
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    brand: text().notNull(),
    categoryId: refersTo("category_id", () => categories.id),
    supplierId: refersTo("supplier_id", () => companies.id),
    vatRateId: refersTo("vat_rate_id", () => vatRates.id),
    /** Net purchase price in bani. */
    purchasePrice: integer("purchase_price").notNull(),
    /** Gross selling price in bani. */
    sellingPrice: integer("selling_price").notNull(),
    hasSerialNumbers: integer("has_serial_numbers", { mode: "boolean" }).notNull(),
    /** Days a fresh batch keeps; null for goods that do not expire. */
    shelfLifeDays: integer("shelf_life_days"),
    created: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("products_category").on(table.categoryId), index("products_supplier").on(table.supplierId)],
);

/** Identifier types of 2§3. A product has exactly one BARCODE that is its default. */
export const productIdentifiers = sqliteTable(
  "product_identifiers",
  {
    id: integer().primaryKey(),
    productId: belongsTo("product_id", () => products.id),
    type: text({ enum: ["BARCODE", "SKU", "PART_NUMBER", "SPN_PRODUCT_ID", "SERIAL_NUMBER"] }).notNull(),
    value: text().notNull(),
    isDefault: integer("is_default", { mode: "boolean" }).notNull(),
  },
  (table) => [
    uniqueIndex("product_identifiers_type_value").on(table.type, table.value),
    index("product_identifiers_product").on(table.productId),
  ],
);

/** Goods of one product that were made together. `expirationDate` is a day, YYYY-MM-DD. */
export const batches = sqliteTable(
  "batches",
  {
    id: integer().primaryKey(),
    productId: refersTo("product_id", () => products.id),
    number: text().notNull(),
    expirationDate: text("expiration_date"),
  },
  (table) => [
    index("batches_product").on(table.productId),
    index("batches_number").on(table.number),
    index("batches_expiration").on(table.expirationDate),
  ],
);

/** What lies where: one row for each storage and batch. */
export const stocks = sqliteTable(
  "stocks",
  {
    id: integer().primaryKey(),
    storageId: refersTo("storage_id", () => storages.id),
    productId: refersTo("product_id", () => products.id),
    batchId: refersTo("batch_id", () => batches.id),
    quantity: integer().notNull(),
    updated: integer({ mode: "timestamp_ms" }).notNull(),
    /** The batch's own day, kept here too: the list of all stocks sorts and filters by it. */
    expirationDate: text("expiration_date"),
  },
  // The orders of the list of all stocks. Each holds what its filters ask for, so that passing over many rows reads the
  // index alone; the id comes right after what is sorted by, as in the list.
  (table) => {
    const filtered = [table.id, table.storageId, table.productId, table.batchId] as const;
    return [
      index("stocks_updated").on(table.updated, ...filtered, table.quantity, table.expirationDate),
      index("stocks_quantity").on(table.quantity, ...filtered, table.expirationDate),
      index("stocks_expiration").on(table.expirationDate, ...filtered, table.quantity),
      uniqueIndex("stocks_storage_batch").on(table.storageId, table.batchId),
      index("stocks_storage_updated").on(table.storageId, table.updated),
      index("stocks_product").on(table.productId, table.storageId, table.quantity),
      index("stocks_batch").on(table.batchId),
    ];
  },
);
