import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { currencies } from "./companies";
import { storages } from "./places";
import { products } from "./products";
import { belongsTo, refersTo } from "./references";
import { users } from "./users";

/** Catalogue of selling prices (1§3). The default one applies where no other does and is never edited. */
export const catalogues = sqliteTable(
  "catalogues",
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    description: text(),
    currencyId: refersTo("currency_id", () => currencies.id),
    /** Null for catalogues that the system made or took over. */
    createdById: integer("created_by_id").references(() => users.id),
    isDefault: integer("is_default", { mode: "boolean" }).notNull(),
    created: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("catalogues_created").on(table.created),
    index("catalogues_currency").on(table.currencyId),
    index("catalogues_creator").on(table.createdById),
  ],
);

/** Where a catalogue applies. */
export const catalogueStorages = sqliteTable(
  "catalogue_storages",
  {
    catalogueId: belongsTo("catalogue_id", () => catalogues.id),
    storageId: refersTo("storage_id", () => storages.id),
  },
  (table) => [
    primaryKey({ columns: [table.catalogueId, table.storageId] }),
    index("catalogue_storages_storage").on(table.storageId),
  ],
);

/** What a product costs in a catalogue (1§3 Product price): gross, in hundredths of the catalogue's currency. */
export const productPrices = sqliteTable(
  "product_prices",
  {
    id: integer().primaryKey(),
    catalogueId: belongsTo("catalogue_id", () => catalogues.id),
    productId: refersTo("product_id", () => products.id),
    price: integer().notNull(),
  },
  (table) => [
    uniqueIndex("product_prices_catalogue_product").on(table.catalogueId, table.productId),
    index("product_prices_product").on(table.productId),
  ],
);
