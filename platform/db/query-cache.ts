import type { Database } from "./database";

/** More different filters than people use between two writes of what they look at. */
const mostRemembered = 1000;

interface Query {
  toSQL(): { sql: string; params: unknown[] };
}

interface Remembered<Value> {
  /** Writes to the tables of the query when it began. */
  atWrite: number;
  value: Value;
}

/** What is known of a query's rows, until one of the tables that it names is written. */
export class QueryCache<Value> {
  readonly #memory = new WeakMap<Database, Map<string, Remembered<Value>>>();

  /** @param begin makes what is not known yet; it may call `forget` later, where it turns out to be no knowledge */
  of(database: Database, query: Query, begin: (forget: () => void) => Value): Value {
    const memory = this.#memory.get(database) ?? new Map<string, Remembered<Value>>();
    this.#memory.set(database, memory);
    const { sql, params } = query.toSQL();
    const key = JSON.stringify([sql, params]);
    const atWrite = database.writesTo(namesIn(sql));
    const known = memory.get(key);
    const remembered =
      known?.atWrite === atWrite ? known : { atWrite, value: begin(() => forget(memory, key, atWrite)) };
    // The one that was not asked for longest is the first.
    memory.delete(key);
    memory.set(key, remembered);
    for (const oldest of memory.keys()) {
      if (memory.size <= mostRemembered) break;
      memory.delete(oldest);
    }
    return remembered.value;
  }
}

function forget<Value>(memory: Map<string, Remembered<Value>>, key: string, atWrite: number): void {
  if (memory.get(key)?.atWrite === atWrite) memory.delete(key);
}

/** Whatever stands in quotes: tables, and columns that no table is named after. */
function namesIn(sql: string): string[] {
  return Array.from(sql.matchAll(/"(\w+)"/g), ([, name = ""]) => name);
}
