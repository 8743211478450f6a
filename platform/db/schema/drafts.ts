import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { orders } from "./orders";
import { storages } from "./places";
import { products } from "./products";
import { belongsTo, refersTo } from "./references";
import { users } from "./users";

/** Another draft with the id of a deleted one would be given what an editor of that one still sends. */
const onceUsedId = () => integer().primaryKey({ autoIncrement: true });

/** How a kind of machine is built ("bob"). A machine keeps the version it was built by (2§3 Storage). */
export const blueprints = sqliteTable(
  "blueprints",
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    version: integer().notNull(),
    created: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [uniqueIndex("blueprints_name").on(table.name)],
);

/** What a machine's cells hold, as it is kept: by place, without names. Sizes in millimetres. */
export interface KeptCells {
  shelves: {
    id: number;
    position: number;
    width: number;
    height: number;
    storageZone: number;
    cells: {
      id: number;
      position: number;
      alias: string;
      productId: number | null;
      renewProduct: boolean;
      capacity: number;
    }[];
  }[];
  lockers: {
    id: number;
    position: number;
    width: number;
    height: number;
    storageZone: number;
    selfPosition: number;
    cells: {
      id: number;
      alias: string;
      productId: number | null;
      fillOnDemand: boolean;
      orderId: number | null;
      capacity: number;
    }[];
  }[];
}

/**
 * A saved mapping (2§3). Approved once an approver is set; applied once its start day has come as well
 * (reading 40), which is when its machines are given it. `startDate` is a day, YYYY-MM-DD.
 */
export const mappingDrafts = sqliteTable(
  "mapping_drafts",
  {
    id: onceUsedId(),
    name: text().notNull(),
    blueprintId: refersTo("blueprint_id", () => blueprints.id),
    blueprintVersion: integer("blueprint_version").notNull(),
    createdById: refersTo("created_by_id", () => users.id),
    approvedById: integer("approved_by_id").references(() => users.id),
    /** Null for those that were approved before it was kept. */
    approvedAt: integer("approved_at", { mode: "timestamp_ms" }),
    startDate: text("start_date"),
    /** When the last of its machines was given it, or left. */
    appliedAt: integer("applied_at", { mode: "timestamp_ms" }),
    created: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("mapping_drafts_start").on(table.startDate),
    index("mapping_drafts_created").on(table.created),
    index("mapping_drafts_blueprint").on(table.blueprintId),
    index("mapping_drafts_approved_by").on(table.approvedById),
  ],
);

/** The machines that a draft is meant for. */
export const mappingDraftStorages = sqliteTable(
  "mapping_draft_storages",
  {
    mappingDraftId: belongsTo("mapping_draft_id", () => mappingDrafts.id),
    storageId: refersTo("storage_id", () => storages.id),
    /** Live mapping of the machine as it was when the draft was made; null for drafts from before it was kept. */
    liveWhenMade: text("live_when_made", { mode: "json" }).$type<KeptCells>(),
  },
  (table) => [
    primaryKey({ columns: [table.mappingDraftId, table.storageId] }),
    index("mapping_draft_storages_storage").on(table.storageId),
  ],
);

/** A locker cell that was left as it is, and the order that waits in it. */
export interface LeftCell {
  alias: string;
  orderId: number;
}

/** What became of a draft in one of its machines: once for each, in one transaction with what it changed. */
export const mappingApplications = sqliteTable(
  "mapping_applications",
  {
    id: integer().primaryKey(),
    mappingDraftId: refersTo("mapping_draft_id", () => mappingDrafts.id),
    storageId: refersTo("storage_id", () => storages.id),
    at: integer({ mode: "timestamp_ms" }).notNull(),
    outcome: text({ enum: ["APPLIED", "LEFT"] }).notNull(),
    /** Of a machine that was left whole: it is built otherwise than the draft. */
    reason: text({ enum: ["BLUEPRINT"] }),
    leftCells: text("left_cells", { mode: "json" }).$type<readonly LeftCell[]>().notNull(),
    /** The version before: live mapping of the machine as the draft found it; null where it was left whole. */
    before: text({ mode: "json" }).$type<KeptCells>(),
  },
  (table) => [
    uniqueIndex("mapping_applications_draft").on(table.mappingDraftId, table.storageId),
    index("mapping_applications_storage").on(table.storageId, table.at),
  ],
);

/** What a shelf or locker block belongs to, exactly one: a blueprint's structure, a saved draft, or a machine's live mapping. */
const owner = {
  blueprintId: integer("blueprint_id").references(() => blueprints.id, { onDelete: "cascade" }),
  mappingDraftId: integer("mapping_draft_id").references(() => mappingDrafts.id, { onDelete: "cascade" }),
  storageId: integer("storage_id").references(() => storages.id, { onDelete: "cascade" }),
};

const hasOneOwner = sql`(blueprint_id is not null) + (mapping_draft_id is not null) + (storage_id is not null) = 1`;

/** A shelf of a fridge; `storageZone` from 1. Width and height in millimetres. */
export const shelves = sqliteTable(
  "shelves",
  {
    id: integer().primaryKey(),
    ...owner,
    position: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    storageZone: integer("storage_zone").notNull(),
  },
  (table) => [
    check("shelves_owner", hasOneOwner),
    index("shelves_blueprint").on(table.blueprintId),
    index("shelves_draft").on(table.mappingDraftId),
    index("shelves_storage").on(table.storageId),
  ],
);

/** `renewProduct`: the next supply takes out what is left and fills the cell again. */
export const shelfCells = sqliteTable(
  "shelf_cells",
  {
    id: onceUsedId(),
    shelfId: belongsTo("shelf_id", () => shelves.id),
    position: integer().notNull(),
    alias: text().notNull(),
    productId: integer("product_id").references(() => products.id),
    renewProduct: integer("renew_product", { mode: "boolean" }).notNull(),
    /** How many pieces it takes, by the plan of the blueprint. */
    capacity: integer().notNull().default(4),
  },
  (table) => [index("shelf_cells_shelf").on(table.shelfId), index("shelf_cells_product").on(table.productId)],
);

/** A block of locker cells, zone 0 (reading 19). `selfPosition` is its place beside other blocks. */
export const lockers = sqliteTable(
  "lockers",
  {
    id: integer().primaryKey(),
    ...owner,
    position: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    storageZone: integer("storage_zone").notNull(),
    selfPosition: integer("self_position").notNull(),
  },
  (table) => [
    check("lockers_owner", hasOneOwner),
    index("lockers_blueprint").on(table.blueprintId),
    index("lockers_draft").on(table.mappingDraftId),
    index("lockers_storage").on(table.storageId),
  ],
);

/** `fillOnDemand`: filled for an order, `orderId` while one waits in it, and not by a supply. */
export const lockerCells = sqliteTable(
  "locker_cells",
  {
    id: onceUsedId(),
    lockerId: belongsTo("locker_id", () => lockers.id),
    alias: text().notNull(),
    productId: integer("product_id").references(() => products.id),
    fillOnDemand: integer("fill_on_demand", { mode: "boolean" }).notNull(),
    orderId: integer("order_id").references(() => orders.id),
    /** How many pieces it takes, by the plan of the blueprint. */
    capacity: integer().notNull().default(1),
  },
  (table) => [
    index("locker_cells_locker").on(table.lockerId),
    index("locker_cells_product").on(table.productId),
    index("locker_cells_order").on(table.orderId),
  ],
);
