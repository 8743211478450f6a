import { type AnyColumn, Column, is, type SQL, sql } from "drizzle-orm";
import type { Database } from "./database";
import { QueryCache } from "./query-cache";

/** What rows are ordered by, and which way. */
export type Order = readonly (readonly [AnyColumn | SQL, "ASC" | "DESC"])[];

/** Ids of rows by their place among all that a query finds, from 0. */
type Marks = Map<number, number>;

/** How to come to a page: from a row whose place is known or from an end, over `offset` rows. */
interface Way {
  fromId: number | undefined;
  isBackwards: boolean;
  offset: number;
  limit: number;
}

/** Passing over so many rows costs less than a tenth of a millisecond, so that nothing is gained by a mark in between. */
const closeRows = 1000;
const mostMarks = 200;
const known = new QueryCache<Marks>();

/** What pages that were read so far tell of the places of rows; none where rows have no place that can be sought. */
export function marksOf(database: Database, query: Parameters<typeof known.of>[1], order: Order): Marks {
  return isSeekable(order) ? known.of(database, query, () => new Map()) : new Map();
}

/** The way over the fewest rows. */
export function shortestWay(
  { offset, limit }: { offset: number; limit: number },
  totalCount: number,
  marks: ReadonlyMap<number, number>,
): Way {
  const shown = Math.min(limit, totalCount - offset);
  const last = offset + shown - 1;
  let shortest: Way =
    offset <= totalCount / 2
      ? { fromId: undefined, isBackwards: false, offset, limit: shown }
      : { fromId: undefined, isBackwards: true, offset: totalCount - 1 - last, limit: shown };
  for (const [place, fromId] of marks) {
    const isBackwards = place > offset;
    const passed = isBackwards ? place - last : offset - place;
    if (passed >= 0 && passed < shortest.offset) shortest = { fromId, isBackwards, offset: passed, limit: shown };
  }
  return shortest;
}

/** Leaves a mark at the first row of a page that was far from all others. */
export function leaveMark(marks: Marks, place: number, id: number | undefined, { offset }: Way): void {
  if (offset <= closeRows || id === undefined) return;
  marks.set(place, id);
  for (const oldest of marks.keys()) {
    if (marks.size <= mostMarks) break;
    marks.delete(oldest);
  }
}

/** The row of that id and all beyond it. SQLite finds the first in the index of the order, without passing any. */
export function beyondMark(order: Order, { fromId, isBackwards }: Way): SQL | undefined {
  const [[column, direction] = []] = order.slice(-1);
  if (fromId === undefined || !is(column, Column)) return undefined;
  const columns = sql.join(
    order.map(([each]) => each),
    sql`, `,
  );
  const sign = sql.raw((direction === "ASC") === isBackwards ? "<=" : ">=");
  return sql`(${columns}) ${sign} (select ${columns} from ${column.table} where ${column} = ${fromId})`;
}

/** SQLite compares several columns at once where all of them go the same way and none is empty. */
function isSeekable(order: Order): boolean {
  const [[last, direction] = []] = order.slice(-1);
  return (
    is(last, Column) &&
    order.every(
      ([column, each]) => is(column, Column) && column.notNull && column.table === last.table && each === direction,
    )
  );
}
