import type { Database } from "./database";
import { QueryCache } from "./query-cache";

interface CountQuery extends PromiseLike<readonly { count: number }[]> {
  toSQL(): { sql: string; params: unknown[] };
}

const counts = new QueryCache<Promise<number>>();

/**
 * A count, asked for once between two writes of the tables that it names: it costs as much as the filter finds rows,
 * and each page needs it. Who asks while it is being counted waits for the same answer.
 */
export function cachedCount(database: Database, ask: () => CountQuery): Promise<number> {
  const query = ask();
  return counts.of(database, query, (forget) => countOf(query, forget));
}

async function countOf(query: CountQuery, forget: () => void): Promise<number> {
  try {
    const [row] = await query;
    return row?.count ?? 0;
  } catch (error) {
    forget();
    throw error;
  }
}
