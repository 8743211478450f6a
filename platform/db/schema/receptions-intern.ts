import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { storages } from "./places";
import { batches, products } from "./products";
import { belongsTo, refersTo } from "./references";
import { users } from "./users";

/** Goods that one of the operator's storages received from another (2§3 Internal reception). Days are YYYY-MM-DD. */
export const internalNotes = sqliteTable(
  "internal_notes",
  {
    id: integer().primaryKey(),
    number: integer().notNull(),
    sourceStorageId: refersTo("source_storage_id", () => storages.id),
    destinationStorageId: refersTo("destination_storage_id", () => storages.id),
    createdById: refersTo("created_by_id", () => users.id),
    documentDate: text("document_date").notNull(),
    auto: text(),
    delegate: text(),
    observations: text(),
    created: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    uniqueIndex("internal_notes_number").on(table.number),
    index("internal_notes_created").on(table.created),
    index("internal_notes_source").on(table.sourceStorageId),
    index("internal_notes_destination").on(table.destinationStorageId),
  ],
);

export const internalNoteItems = sqliteTable(
  "internal_note_items",
  {
    id: integer().primaryKey(),
    internalNoteId: belongsTo("internal_note_id", () => internalNotes.id),
    productId: refersTo("product_id", () => products.id),
    batchId: refersTo("batch_id", () => batches.id),
    quantity: integer().notNull(),
  },
  (table) => [
    index("internal_note_items_note").on(table.internalNoteId),
    index("internal_note_items_product").on(table.productId),
    index("internal_note_items_batch").on(table.batchId),
  ],
);
