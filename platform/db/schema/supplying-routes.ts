import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { storages } from "./places";
import { belongsTo, refersTo } from "./references";
import { users } from "./users";

/** A round that supplies several machines from one car, again and again (2§3 Supply route). */
export const supplyRoutes = sqliteTable(
  "supply_routes",
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    mobileStorageId: refersTo("mobile_storage_id", () => storages.id),
    internalCourierId: refersTo("internal_courier_id", () => users.id),
    isActive: integer("is_active", { mode: "boolean" }).notNull(),
    created: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("supply_routes_created").on(table.created),
    index("supply_routes_mobile_storage").on(table.mobileStorageId),
    index("supply_routes_courier").on(table.internalCourierId),
    index("supply_routes_active").on(table.isActive),
  ],
);

/** The machines of a route, in the order of their stops. */
export const supplyRouteStorages = sqliteTable(
  "supply_route_storages",
  {
    routeId: belongsTo("route_id", () => supplyRoutes.id),
    storageId: refersTo("storage_id", () => storages.id),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.routeId, table.storageId] }),
    index("supply_route_storages_storage").on(table.storageId),
  ],
);

/** When a route runs: `day` 1 is Monday, 7 Sunday; `hour` as HH:mm on the operator's clock. */
export const supplyRouteTimes = sqliteTable(
  "supply_route_times",
  {
    routeId: belongsTo("route_id", () => supplyRoutes.id),
    day: integer().notNull(),
    hour: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.routeId, table.day, table.hour] })],
);
