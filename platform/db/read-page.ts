import { and, asc, count, desc, type SQL } from "drizzle-orm";
import type { AnySQLiteColumn, SQLiteSelect, SQLiteTable } from "drizzle-orm/sqlite-core";
import { cachedCount } from "./cached-count";
import type { Database, Reader } from "./database";
import { beyondMark, leaveMark, marksOf, type Order, shortestWay } from "./page-marks";

interface PageQuestion {
  /** The ids of all rows, with the joins that filter and order need, e.g. `read.select({ id: orders.id }).from(orders).$dynamic()`. */
  ids(read: Reader): SQLiteSelect;
  where: SQL | undefined;
  /** The last one must be the id, so that equal rows have the same place on every page. */
  order: Order;
  window: { offset: number; limit: number };
}

type Listed = SQLiteTable & { id: AnySQLiteColumn };

/** A page of a table's own rows, ordered by one value; rows that are equal in it, by their ids. */
export function readPageOf(
  database: Database,
  table: Listed,
  { where, order, window }: Omit<PageQuestion, "ids" | "order"> & { order: Order[number] },
) {
  const ids = (read: Reader) => read.select({ id: table.id }).from(table).$dynamic();
  return readPage(database, { ids, where, order: [order, [table.id, order[1]]], window });
}

/**
 * The ids of one page, in order, and how many rows all pages hold. The cost hardly grows with the page: it is sought
 * from the nearer end, or from a page nearby that was read before, inside an index; counts are remembered until their
 * tables are written. The caller reads the rows of these ids alone, whatever it joins to them.
 */
export async function readPage(database: Database, { ids, where, order, window }: PageQuestion) {
  const { read } = database;
  const totalCount = await cachedCount(database, () =>
    read.select({ count: count() }).from(ids(read).where(where).as("counted")),
  );
  const marks = marksOf(
    database,
    ids(read)
      .where(where)
      .orderBy(...columnsOf(order, false)),
    order,
  );
  const way = shortestWay(window, totalCount, marks);
  if (way.limit <= 0) return { ids: [], totalCount };
  const found = await ids(read)
    .where(and(where, beyondMark(order, way)))
    .orderBy(...columnsOf(order, way.isBackwards))
    .limit(way.limit)
    .offset(way.offset);
  const page = found.map((row) => Number(row.id));
  if (way.isBackwards) page.reverse();
  leaveMark(marks, window.offset, page[0], way);
  return { ids: page, totalCount };
}

function columnsOf(order: Order, isBackwards: boolean): SQL[] {
  return order.map(([column, direction]) => ((direction === "ASC") === isBackwards ? desc(column) : asc(column)));
}

/** Rows that were read by id, in the order of those ids. */
export function inOrderOf<Row>(ids: readonly number[], rows: readonly Row[], idOf: (row: Row) => number): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
