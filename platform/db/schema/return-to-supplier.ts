import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { entryNoteItems, entryNotes } from "./receptions";
import { belongsTo, refersTo } from "./references";
import { users } from "./users";

/** Goods of a reception that go back to their supplier (2§3 Return to supplier). Days are YYYY-MM-DD. */
export const supplierReturns = sqliteTable(
  "supplier_returns",
  {
    id: integer().primaryKey(),
    entryNoteId: refersTo("entry_note_id", () => entryNotes.id),
    createdById: refersTo("created_by_id", () => users.id),
    numberDocument: text("number_document").notNull(),
    documentDate: text("document_date").notNull(),
    /** Everything that was received goes back. */
    isTotalReturned: integer("is_total_returned", { mode: "boolean" }).notNull(),
    observations: text(),
    created: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    uniqueIndex("supplier_returns_number").on(table.numberDocument),
    index("supplier_returns_created").on(table.created),
    index("supplier_returns_document_date").on(table.documentDate),
    index("supplier_returns_note").on(table.entryNoteId),
    index("supplier_returns_total").on(table.isTotalReturned),
  ],
);

/** `quantity` counts what goes back; the wire has it negated (RETS-003). */
export const supplierReturnItems = sqliteTable(
  "supplier_return_items",
  {
    id: integer().primaryKey(),
    supplierReturnId: belongsTo("supplier_return_id", () => supplierReturns.id),
    entryNoteItemId: refersTo("entry_note_item_id", () => entryNoteItems.id),
    quantity: integer().notNull(),
  },
  (table) => [
    index("supplier_return_items_return").on(table.supplierReturnId),
    index("supplier_return_items_line").on(table.entryNoteItemId),
  ],
);
