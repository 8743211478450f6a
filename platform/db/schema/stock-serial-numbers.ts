import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { stocks } from "./products";
import { belongsTo } from "./references";

/** Pieces of a stock that were scanned one by one, for goods that carry a serial number each. */
export const stockSerialNumbers = sqliteTable(
  "stock_serial_numbers",
  {
    id: integer().primaryKey(),
    stockId: belongsTo("stock_id", () => stocks.id),
    value: text().notNull(),
  },
  (table) => [
    index("stock_serial_numbers_stock").on(table.stockId),
    index("stock_serial_numbers_value").on(table.value),
  ],
);
