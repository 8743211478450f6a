import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { storages } from "./places";
import { batches, products } from "./products";
import { belongsTo, refersTo } from "./references";
import { supplyRoutes } from "./supplying-routes";
import { users } from "./users";

/** What one round has to bring, take back and how far it is (2§3 Supply report). */
export const supplyReports = sqliteTable(
  "supply_reports",
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    /** 1 is a supply of machines; 2 is a transfer between warehouses and is on no page. */
    type: integer().notNull(),
    /** Cumulative bits: 1 generated, 3 picking, 7 supplying, 15 reviewed; 2^24 cancelled (reading 10). */
    maskNumber: integer("mask_number").notNull(),
    routeId: integer("route_id").references(() => supplyRoutes.id),
    mobileStorageId: refersTo("mobile_storage_id", () => storages.id),
    courierId: refersTo("courier_id", () => users.id),
    created: integer({ mode: "timestamp_ms" }).notNull(),
    updated: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("supply_reports_type_created").on(table.type, table.created),
    index("supply_reports_type_updated").on(table.type, table.updated),
    index("supply_reports_mask").on(table.maskNumber),
    index("supply_reports_route").on(table.routeId),
    index("supply_reports_courier").on(table.courierId),
    index("supply_reports_mobile_storage").on(table.mobileStorageId),
  ],
);

/** The machines of a report with how far each is (`status`, the same bits), which are its waypoints too. */
export const supplyReportStorages = sqliteTable(
  "supply_report_storages",
  {
    reportId: belongsTo("report_id", () => supplyReports.id),
    storageId: refersTo("storage_id", () => storages.id),
    status: integer().notNull(),
    /** The order of the stops, from 1. */
    position: integer().notNull(),
    plannedAt: integer("planned_at", { mode: "timestamp_ms" }).notNull(),
    arrivedAt: integer("arrived_at", { mode: "timestamp_ms" }),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.storageId] }),
    index("supply_report_storages_storage").on(table.storageId),
  ],
);

/** One piece to bring to one machine; lines of a product are counted together (2§3). */
export const supplyLines = sqliteTable(
  "supply_lines",
  {
    id: integer().primaryKey(),
    reportId: belongsTo("report_id", () => supplyReports.id),
    storageId: refersTo("storage_id", () => storages.id),
    productId: refersTo("product_id", () => products.id),
    batchId: integer("batch_id").references(() => batches.id),
    externalSerialNumber: text("external_serial_number"),
  },
  (table) => [index("supply_lines_report").on(table.reportId), index("supply_lines_product").on(table.productId)],
);

/** What was loaded into the car before the round began. */
export const initialSupplyContents = sqliteTable(
  "initial_supply_contents",
  {
    id: integer().primaryKey(),
    reportId: belongsTo("report_id", () => supplyReports.id),
    productId: refersTo("product_id", () => products.id),
    batchId: integer("batch_id").references(() => batches.id),
    externalSerialNumber: text("external_serial_number"),
    quantity: integer().notNull(),
  },
  (table) => [index("initial_supply_contents_report").on(table.reportId)],
);

/** Why something did not go as planned (2§8). */
export const exceptionReasons = [
  "CANNOT SCAN BARCODE",
  "INSUFFICIENT QUANTITY",
  "PRODUCT NONCONFORMING",
  "PRODUCT NOT FOUND",
  "SHELF CELL OCCUPIED",
  "LOCKER CELL OCCUPIED",
  "WITHDRAWAL_NOT_CONFIRMED_BY_APP",
  "PRODUCT_MISSING",
  "LOCKER CELL NOT OPEN",
] as const;

export const supplyExceptions = sqliteTable(
  "supply_exceptions",
  {
    id: integer().primaryKey(),
    reportId: belongsTo("report_id", () => supplyReports.id),
    kind: text({ enum: ["generation", "picking", "supplying"] }).notNull(),
    reason: text({ enum: exceptionReasons }).notNull(),
    storageId: integer("storage_id").references(() => storages.id),
    productId: refersTo("product_id", () => products.id),
    quantity: integer().notNull(),
    created: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("supply_exceptions_report").on(table.reportId, table.kind)],
);

/** The doors of one machine open for one person, from opening to closing (2§3 Vending session). */
export const vendingSessions = sqliteTable(
  "vending_sessions",
  {
    id: integer().primaryKey(),
    storageId: refersTo("storage_id", () => storages.id),
    userId: refersTo("user_id", () => users.id),
    reportId: integer("report_id").references(() => supplyReports.id, { onDelete: "cascade" }),
    type: text({ enum: ["SUPPLY", "RETREAT"] }).notNull(),
    startAt: integer("start_at", { mode: "timestamp_ms" }).notNull(),
    endAt: integer("end_at", { mode: "timestamp_ms" }),
  },
  (table) => [
    index("vending_sessions_report").on(table.reportId),
    index("vending_sessions_storage").on(table.storageId),
    index("vending_sessions_start").on(table.startAt),
  ],
);

/** A negative quantity was put in, a positive one taken back (2§3). */
export const vendingSessionDetails = sqliteTable(
  "vending_session_details",
  {
    id: integer().primaryKey(),
    sessionId: belongsTo("session_id", () => vendingSessions.id),
    productId: refersTo("product_id", () => products.id),
    quantity: integer().notNull(),
  },
  (table) => [index("vending_session_details_session").on(table.sessionId)],
);
