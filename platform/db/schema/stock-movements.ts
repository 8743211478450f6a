import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { storages } from "./places";
import { batches, products } from "./products";
import { refersTo } from "./references";
import { users } from "./users";

/** Why pieces came or went. `OPENING` is what lay there when the ledger began. */
export const movementKinds = [
  "OPENING",
  "RECEPTION",
  "RETURN",
  "INTERNAL_RECEPTION",
  "SUPPLY",
  "SALE",
  "INVENTORY",
] as const;

/**
 * The ledger of stock: every change of `stocks.quantity` is a row here, written in the transaction that makes it, so the
 * pieces of a storage and batch always sum to its stock.
 */
export const stockMovements = sqliteTable(
  "stock_movements",
  {
    id: integer().primaryKey(),
    storageId: refersTo("storage_id", () => storages.id),
    productId: refersTo("product_id", () => products.id),
    batchId: refersTo("batch_id", () => batches.id),
    /** Below 0 for what left. */
    pieces: integer().notNull(),
    kind: text({ enum: movementKinds }).notNull(),
    /** Of the record that `kind` names: a reception, a return, an internal reception or a count. */
    documentId: integer("document_id"),
    madeById: integer("made_by_id").references(() => users.id),
    moment: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("stock_movements_storage").on(table.storageId, table.productId, table.moment),
    index("stock_movements_product").on(table.productId, table.moment),
    index("stock_movements_batch").on(table.batchId),
  ],
);
