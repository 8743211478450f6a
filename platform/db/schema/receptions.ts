import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { companies, currencies } from "./companies";
import { documentSeries, documentTypes, vatRates } from "./documents";
import { storages } from "./places";
import { batches, products } from "./products";
import { belongsTo, refersTo } from "./references";
import { users } from "./users";

/** Reception entry note (2§3). Days are YYYY-MM-DD. */
export const entryNotes = sqliteTable(
  "entry_notes",
  {
    id: integer().primaryKey(),
    number: integer().notNull(),
    companyId: refersTo("company_id", () => companies.id),
    documentTypeId: refersTo("document_type_id", () => documentTypes.id),
    documentSeriesId: refersTo("document_series_id", () => documentSeries.id),
    currencyId: refersTo("currency_id", () => currencies.id),
    storageId: refersTo("storage_id", () => storages.id),
    createdById: refersTo("created_by_id", () => users.id),
    numberDocument: text("number_document").notNull(),
    documentDate: text("document_date").notNull(),
    dateInStock: text("date_in_stock"),
    auto: text(),
    delegate: text(),
    observationCommitteeReception: text("observation_committee_reception"),
    internalObservations: text("internal_observations"),
    /** Taken over from the system before this one, which kept no discounts by VAT rate. */
    isLegacy: integer("is_legacy", { mode: "boolean" }).notNull(),
    created: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    uniqueIndex("entry_notes_series_number").on(table.documentSeriesId, table.number),
    index("entry_notes_created").on(table.created),
    index("entry_notes_company").on(table.companyId),
    index("entry_notes_type").on(table.documentTypeId),
    index("entry_notes_number").on(table.number),
  ],
);

export const entryNoteItems = sqliteTable(
  "entry_note_items",
  {
    /** Never given twice: whoever still sees a line that somebody removed would change another one. */
    id: integer().primaryKey({ autoIncrement: true }),
    entryNoteId: belongsTo("entry_note_id", () => entryNotes.id),
    productId: refersTo("product_id", () => products.id),
    batchId: refersTo("batch_id", () => batches.id),
    storageId: refersTo("storage_id", () => storages.id),
    vatRateId: refersTo("vat_rate_id", () => vatRates.id),
    quantityInvoice: integer("quantity_invoice").notNull(),
    quantityReceived: integer("quantity_received").notNull(),
    /** Net unit price in bani of the note's currency; null where the supplier gave none. */
    pricePurchase: integer("price_purchase"),
  },
  (table) => [
    index("entry_note_items_note").on(table.entryNoteId),
    index("entry_note_items_product").on(table.productId),
    index("entry_note_items_batch").on(table.batchId),
  ],
);

/**
 * Discounts (2§3): of one line (`entryNoteItemId`) or of one VAT rate of the note (`forRateVat`).
 * `value` and `valueVat` are hundredths: bani where fixed, hundredths of a percent otherwise.
 */
export const entryNoteDiscounts = sqliteTable(
  "entry_note_discounts",
  {
    /** Never given twice, either. */
    id: integer().primaryKey({ autoIncrement: true }),
    entryNoteId: belongsTo("entry_note_id", () => entryNotes.id),
    entryNoteItemId: integer("entry_note_item_id").references(() => entryNoteItems.id, {
      onDelete: "cascade",
    }),
    forRateVat: integer("for_rate_vat"),
    isFixedValue: integer("is_fixed_value", { mode: "boolean" }).notNull(),
    value: integer(),
    valueVat: integer("value_vat"),
  },
  (table) => [
    index("entry_note_discounts_note").on(table.entryNoteId),
    index("entry_note_discounts_item").on(table.entryNoteItemId),
  ],
);
