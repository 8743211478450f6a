import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { chains, currencies } from "./companies";
import { refersTo } from "./references";

/** Romanian counties, named by their licence-plate code as well (`CJ`). */
export const counties = sqliteTable(
  "counties",
  {
    id: integer().primaryKey(),
    countryId: integer("country_id").notNull(),
    name: text().notNull(),
    code: text().notNull(),
  },
  (table) => [index("counties_country").on(table.countryId)],
);

/**
 * A place that holds goods: a vending machine, locker or fridge (SELLABLE), a courier's car
 * (MOBILE) or a warehouse (DEPOSIT) (2§3). A sub-storage stands inside its parent.
 */
export const storages = sqliteTable(
  "storages",
  {
    id: integer().primaryKey(),
    chainId: refersTo("chain_id", () => chains.id),
    parentId: integer("parent_id"),
    currencyId: refersTo("currency_id", () => currencies.id),
    name: text().notNull(),
    type: text({ enum: ["SELLABLE", "MOBILE", "DEPOSIT"] }).notNull(),
    isActive: integer("is_active", { mode: "boolean" }).notNull(),
    /** How it is right now; the documents leave the values to us (STOR-005). */
    status: text({ enum: ["WORKING", "MAINTENANCE", "OFFLINE"] }).notNull(),
    latitude: real(),
    longitude: real(),
    catalogPriceName: text("catalog_price_name"),
    bobBlueprintId: integer("bob_blueprint_id"),
    blueprintVersion: integer("blueprint_version"),
    created: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    uniqueIndex("storages_name").on(table.name),
    index("storages_chain").on(table.chainId),
    index("storages_type").on(table.type, table.name),
    index("storages_active").on(table.isActive, table.name),
    index("storages_created").on(table.created),
    index("storages_parent").on(table.parentId),
    index("storages_blueprint").on(table.bobBlueprintId),
  ],
);

/** Addresses of storages. Type 2 is the address of a storage (2§9). */
export const addresses = sqliteTable(
  "addresses",
  {
    id: integer().primaryKey(),
    storageId: integer("storage_id").references(() => storages.id),
    type: integer().notNull(),
    street: text().notNull(),
    number: text().notNull(),
    postalCode: text("postal_code"),
    bloc: text(),
    scara: text(),
    etaj: text(),
    apartament: text(),
    city: text().notNull(),
    countyId: refersTo("county_id", () => counties.id),
  },
  (table) => [index("addresses_storage").on(table.storageId)],
);
