import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { chains } from "./companies";
import { refersTo } from "./references";
import { users } from "./users";

/** The kinds of business reports, by the numbers of 2§3. */
export const reportTypes = sqliteTable("business_report_types", {
  id: integer().primaryKey(),
  name: text().notNull(),
});

/** A report of one chain and month that somebody asked for (2§3). Its file is made when it is downloaded. */
export const reportRequests = sqliteTable(
  "business_report_requests",
  {
    id: integer().primaryKey(),
    typeId: refersTo("type_id", () => reportTypes.id),
    chainId: refersTo("chain_id", () => chains.id),
    year: integer().notNull(),
    month: integer().notNull(),
    requestedById: refersTo("requested_by_id", () => users.id),
    created: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("business_report_requests_created").on(table.created),
    index("business_report_requests_type").on(table.typeId, table.created),
    index("business_report_requests_period").on(table.year, table.month),
    index("business_report_requests_chain").on(table.chainId),
    index("business_report_requests_user").on(table.requestedById),
  ],
);
