import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** VAT rates in whole percent. */
export const vatRates = sqliteTable("vat_rates", { id: integer().primaryKey(), rate: integer().notNull() }, (table) => [
  uniqueIndex("vat_rates_rate").on(table.rate),
]);

/** Kinds of supplier document: invoice, delivery note, … (`type_documents`). */
export const documentTypes = sqliteTable("document_types", {
  id: integer().primaryKey(),
  name: text().notNull(),
});

/** Reception types, each with a number series of its own (`series_documents`). */
export const documentSeries = sqliteTable("document_series", {
  id: integer().primaryKey(),
  name: text().notNull(),
  series: text().notNull(),
});
