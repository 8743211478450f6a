import { type AnySQLiteColumn, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { InventoryScope } from "@/lib/resources/inventory/inventory.calls";
import { storages } from "./places";
import { products } from "./products";
import { belongsTo, refersTo } from "./references";
import { users } from "./users";

/** From its beginning to its end; the documents leave the values to us (INVE-008). */
const inventoryStatuses = ["NEW", "COUNTING", "COUNTED", "CLEARED", "CANCELLED"] as const;

/** A count of what really lies in a storage (2§3 Inventory). */
export const inventories = sqliteTable(
  "inventories",
  {
    id: integer().primaryKey(),
    storageId: refersTo("storage_id", () => storages.id),
    status: text({ enum: inventoryStatuses }).notNull(),
    createdById: refersTo("created_by_id", () => users.id),
    /** Who may count. */
    countedById: integer("counted_by_id").references(() => users.id),
    /** All who were named to count it, also those who may no more. */
    counterIds: text("counter_ids", { mode: "json" }).$type<readonly number[]>().notNull().default([]),
    /** Who booked the differences. */
    clearedById: integer("cleared_by_id").references(() => users.id),
    /** Its counters do not see what the books have. */
    isBlind: integer("is_blind", { mode: "boolean" }).notNull().default(false),
    /** The first count of the piece of work that it belongs to, where it is not that one. */
    joinedToId: integer("joined_to_id").references((): AnySQLiteColumn => inventories.id),
    scope: text({ mode: "json" }).$type<InventoryScope>(),
    note: text(),
    created: integer({ mode: "timestamp_ms" }).notNull(),
    updated: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("inventories_created").on(table.created),
    index("inventories_updated").on(table.updated),
    index("inventories_storage").on(table.storageId, table.created),
    index("inventories_status").on(table.status, table.created),
    index("inventories_joined").on(table.joinedToId),
  ],
);

/**
 * One product of a count: `inventoryQuantity` was counted, `scriptQuantity` is what the books said at that moment, put right by
 * what other counts have booked since.
 */
export const inventoryItems = sqliteTable(
  "inventory_items",
  {
    id: integer().primaryKey(),
    inventoryId: belongsTo("inventory_id", () => inventories.id),
    productId: refersTo("product_id", () => products.id),
    inventoryQuantity: integer("inventory_quantity").notNull(),
    scriptQuantity: integer("script_quantity").notNull(),
    countedAt: integer("counted_at", { mode: "timestamp_ms" }),
    /** Who wrote the figure: its count may have got another counter since, or a reviewer has set it. */
    countedById: integer("counted_by_id").references(() => users.id),
    /** Another count of its product is taken instead. */
    isLeftOut: integer("is_left_out", { mode: "boolean" }).notNull().default(false),
    note: text(),
  },
  (table) => [
    uniqueIndex("inventory_items_inventory_product").on(table.inventoryId, table.productId),
    index("inventory_items_product").on(table.productId),
  ],
);
