import type { Database } from "./database";

/** More different filters than people use between two writes of what they look at. */
const mostCounts = 1000;

interface CountQuery extends PromiseLike<readonly { count: number }[]> {
  toSQL(): { sql: string; params: unknown[] };
}

interface Remembered {
  /** Writes to the tables of the query when it began. */
  atWrite: number;
  count: Promise<number>;
}

const memory = new WeakMap<Database, Map<string, Remembered>>();

/**
 * A count, asked for once between two writes of the tables that it names: it costs as much as the filter finds rows,
 * and each page needs it. Who asks while it is being counted waits for the same answer.
 */
export function rememberedCount(database: Database, ask: () => CountQuery): Promise<number> {
  const counts = memory.get(database) ?? new Map<string, Remembered>();
  memory.set(database, counts);
  const query = ask();
  const { sql, params } = query.toSQL();
  const key = JSON.stringify([sql, params]);
  const atWrite = database.writesTo(namesIn(sql));
  const known = counts.get(key);
  const isKnown = known?.atWrite === atWrite;
  const remembered = known && isKnown ? known : { atWrite, count: countOf(query) };
  // The one that was not asked for longest is the first.
  counts.delete(key);
  counts.set(key, remembered);
  for (const oldest of counts.keys()) {
    if (counts.size <= mostCounts) break;
    counts.delete(oldest);
  }
  // A failure is nobody's answer but theirs who waited for it.
  if (!isKnown)
    remembered.count.catch(() => {
      if (counts.get(key) === remembered) counts.delete(key);
    });
  return remembered.count;
}

async function countOf(query: CountQuery): Promise<number> {
  const [row] = await query;
  return row?.count ?? 0;
}

/** Whatever stands in quotes: tables, and columns that no table is named after. */
function namesIn(sql: string): string[] {
  return Array.from(sql.matchAll(/"(\w+)"/g), ([, name = ""]) => name);
}
