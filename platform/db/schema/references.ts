import { type AnySQLiteColumn, integer } from "drizzle-orm/sqlite-core";

/** The id of a row that has to be there, and cannot be removed while this one names it. */
export function refersTo<Name extends string>(name: Name, id: () => AnySQLiteColumn) {
  return integer(name).notNull().references(id);
}

/** The id of the row that this one is a part of: it goes with it. */
export function belongsTo<Name extends string>(name: Name, id: () => AnySQLiteColumn) {
  return integer(name).notNull().references(id, { onDelete: "cascade" });
}
