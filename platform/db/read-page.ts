import { type AnyColumn, asc, count, desc, type SQL } from "drizzle-orm";
import type { SQLiteSelect } from "drizzle-orm/sqlite-core";
import type { Database, Reader } from "./database";
import { rememberedCount } from "./remembered-count";

type Direction = "ASC" | "DESC";

interface PageQuestion {
  /** The ids of all rows, with the joins that filter and order need, e.g. `read.select({ id: orders.id }).from(orders).$dynamic()`. */
  ids(read: Reader): SQLiteSelect;
  where: SQL | undefined;
  /** The last one must be unique, so that equal rows have the same place on every page. */
  order: readonly (readonly [AnyColumn | SQL, Direction])[];
  window: { offset: number; limit: number };
}

/**
 * The ids of one page, in order, and how many rows all pages hold. The cost does not grow with the page: no more than
 * half of the rows is passed over, from the nearer end and inside an index, and counts are remembered until their tables
 * are written. The caller reads the rows of these ids alone, whatever it joins to them.
 */
export async function readPage(database: Database, { ids, where, order, window }: PageQuestion) {
  const { read } = database;
  const totalCount = await rememberedCount(database, () =>
    read.select({ count: count() }).from(ids(read).where(where).as("counted")),
  );
  const { offset, limit, isFromEnd } = fromNearerEnd(window, totalCount);
  if (limit <= 0) return { ids: [], totalCount };
  const found = await ids(read)
    .where(where)
    .orderBy(...order.map(([column, direction]) => ((direction === "ASC") === isFromEnd ? desc(column) : asc(column))))
    .limit(limit)
    .offset(offset);
  const page = found.map((row) => Number(row.id));
  return { ids: isFromEnd ? page.reverse() : page, totalCount };
}

/** The same window counted from whichever end is nearer. */
export function fromNearerEnd({ offset, limit }: PageQuestion["window"], totalCount: number) {
  const shown = Math.min(limit, totalCount - offset);
  if (offset <= totalCount / 2) return { offset, limit: shown, isFromEnd: false };
  return { offset: totalCount - offset - shown, limit: shown, isFromEnd: true };
}

/** Rows that were read by id, in the order of those ids. */
export function inOrderOf<Row>(ids: readonly number[], rows: readonly Row[], idOf: (row: Row) => number): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
