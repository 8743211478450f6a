import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { companies } from "./companies";
import { refersTo } from "./references";

/** Service (1§3). `type` is one of the service type numbers, `price` gross in bani. */
export const services = sqliteTable(
  "services",
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    type: integer().notNull(),
    category: text().notNull(),
    price: integer().notNull(),
    providerId: refersTo("provider_id", () => companies.id),
    isActive: integer("is_active", { mode: "boolean" }).notNull(),
  },
  (table) => [
    index("services_type").on(table.type),
    index("services_price").on(table.price),
    index("services_provider").on(table.providerId),
  ],
);
