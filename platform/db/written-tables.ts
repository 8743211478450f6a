import { getTableName } from "drizzle-orm";
import { Cache, type MutationOption } from "drizzle-orm/cache/core";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { schema } from "./tables";

/**
 * Notes which tables are written. Drizzle tells its cache of every change; this one keeps no answers, and is there to
 * be told. A row that is deleted takes rows of other tables along, so those count as written with it.
 */
export class WrittenTables extends Cache {
  readonly #noted = new Set<string>();

  /** @returns the names that were noted since the last time, once */
  take(): string[] {
    const taken = [...this.#noted];
    this.#noted.clear();
    return taken;
  }

  override async onMutate({ tables = [] }: MutationOption): Promise<void> {
    for (const table of [tables].flat()) this.#note(typeof table === "string" ? table : getTableName(table));
  }

  override strategy(): "explicit" {
    return "explicit";
  }

  override async get(): Promise<undefined> {}

  override async put(): Promise<void> {}

  #note(table: string): void {
    if (this.#noted.has(table)) return;
    this.#noted.add(table);
    for (const dependent of dependents.get(table) ?? []) this.#note(dependent);
  }
}

/** Tables that lose rows with those of another, by its name. */
const dependents = new Map<string, string[]>();
for (const table of Object.values(schema))
  for (const { onDelete, reference } of getTableConfig(table).foreignKeys) {
    if (onDelete !== "cascade") continue;
    const name = getTableName(reference().foreignTable);
    dependents.set(name, [...(dependents.get(name) ?? []), getTableName(table)]);
  }
