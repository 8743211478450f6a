import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { orders } from "./orders";
import { storages } from "./places";
import { products } from "./products";
import { belongsTo, refersTo } from "./references";
import { users } from "./users";

/** Cells of a locker that are kept for a customer's order (2§3). */
export const reservations = sqliteTable(
  "reservations",
  {
    id: integer().primaryKey(),
    orderId: refersTo("order_id", () => orders.id),
    userId: integer("user_id").references(() => users.id),
    storageId: refersTo("storage_id", () => storages.id),
    /** The locker within the storage, by its own id. */
    lockerId: integer("locker_id").notNull(),
    created: integer({ mode: "timestamp_ms" }).notNull(),
    /** From when the cells are kept. */
    since: integer({ mode: "timestamp_ms" }).notNull(),
    until: integer({ mode: "timestamp_ms" }).notNull(),
    status: text({ enum: ["ACTIVE", "COLLECTED", "EXPIRED", "CANCELLED"] }).notNull(),
  },
  (table) => [
    uniqueIndex("reservations_order").on(table.orderId),
    index("reservations_since").on(table.since),
    index("reservations_created").on(table.created),
    index("reservations_locker").on(table.lockerId, table.since),
    index("reservations_storage").on(table.storageId, table.since),
    index("reservations_user").on(table.userId),
    index("reservations_status").on(table.status, table.since, table.id, table.until),
  ],
);

export const reservationDetails = sqliteTable(
  "reservation_details",
  {
    id: integer().primaryKey(),
    reservationId: belongsTo("reservation_id", () => reservations.id),
    productId: refersTo("product_id", () => products.id),
    quantity: integer().notNull(),
    /** As it is written on the locker's door. */
    cellAlias: text("cell_alias").notNull(),
  },
  (table) => [
    index("reservation_details_reservation").on(table.reservationId),
    index("reservation_details_product").on(table.productId),
  ],
);
