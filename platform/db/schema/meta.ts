import { sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What this database file is: seed version, data set, day it was made. */
export const datasetMeta = sqliteTable("dataset_meta", {
  key: text().primaryKey(),
  value: text().notNull(),
});
