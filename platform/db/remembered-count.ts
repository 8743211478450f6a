import type { Database } from "./database";

/** More different filters than people use between two writes. */
const mostCounts = 1000;

interface Remembered {
  atWrite: number;
  counts: Map<string, number>;
}

const memory = new WeakMap<Database, Remembered>();

interface CountQuery extends PromiseLike<readonly { count: number }[]> {
  toSQL(): { sql: string; params: unknown[] };
}

/** A count, asked for once between two writes: it costs as much as the filter finds rows, and each page needs it. */
export async function rememberedCount(database: Database, ask: () => CountQuery): Promise<number> {
  const { counts } = countsSince(database);
  const query = ask();
  const key = JSON.stringify(query.toSQL());
  const known = counts.get(key);
  if (known !== undefined) return known;
  const atWrite = database.writes();
  const [row] = await query;
  const found = row?.count ?? 0;
  // A write in the meantime has begun a new memory; this count is no part of it.
  if (atWrite === database.writes() && counts.size < mostCounts) counts.set(key, found);
  return found;
}

function countsSince(database: Database): Remembered {
  const found = memory.get(database);
  if (found?.atWrite === database.writes()) return found;
  const fresh = { atWrite: database.writes(), counts: new Map<string, number>() };
  memory.set(database, fresh);
  return fresh;
}
