import { fileURLToPath, pathToFileURL } from "node:url";
import { type Client, createClient } from "@libsql/client/node";
import { drizzle } from "drizzle-orm/libsql";
import { migrate } from "drizzle-orm/libsql/migrator";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { schema } from "./tables";
import { WrittenTables } from "./written-tables";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

function connect(client: Client, cache?: WrittenTables) {
  return drizzle({ client, schema, cache });
}

type Connection = ReturnType<typeof connect>;
export type Reader = Pick<Connection, "select" | "selectDistinct" | "$count">;
/** What changes rows says which table it changes, so plain statements are no part of it. */
export type Writer = Omit<Parameters<Parameters<Connection["transaction"]>[0]>[0], "run" | "all" | "get" | "values">;

/**
 * The platform's database. Reads go to `read` at any time; changes run one after another in a
 * transaction each, through `write`: SQLite has one writer, and a second that had to wait inside the
 * synchronous driver would hold up the whole process. The queue is this process's own: it is safe as long as no other
 * process opens the file, which `lockDatabase` sees to.
 */
export interface Database {
  readonly read: Reader;
  write<Result>(work: (tx: Writer) => Promise<Result>): Promise<Result>;
  /**
   * How many changes of the tables of these names have ended so far: what was read of them before the last one may be
   * wrong. A name that is no table's counts for nothing.
   */
  writesTo(names: Iterable<string>): number;
  close(): void;
}

/** When the newest migration that this version knows was written: files name those that they have had. */
export function newestMigration(): number {
  return Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
}

/** Brings a file's tables up to the newest migration, of a new one all; in the journal mode that a bulk insert may switch off. */
export async function createTables(file: string): Promise<void> {
  const client = createClient({ url: pathToFileURL(file).href });
  try {
    await migrate(connect(client), { migrationsFolder });
  } finally {
    client.close();
  }
}

/** Opens the file, makes it if absent, and brings its tables up to the newest migration. */
export async function openDatabase(file: string): Promise<Database> {
  const client = createClient({ url: pathToFileURL(file).href });
  const tables = new WrittenTables();
  const connection = connect(client, tables);
  await client.execute("PRAGMA journal_mode = WAL");
  await migrate(connection, { migrationsFolder });
  const [enforced] = (await client.execute("PRAGMA foreign_keys")).rows;
  if (enforced?.foreign_keys !== 1) throw new Error("This build of libsql does not enforce foreign keys.");

  let lastWrite: Promise<unknown> = Promise.resolve();
  const writes = new Map<string, number>();
  return {
    read: connection,
    write(work) {
      const turn = lastWrite
        .then(() => connection.transaction(work))
        .finally(() => {
          for (const table of tables.take()) writes.set(table, (writes.get(table) ?? 0) + 1);
        });
      lastWrite = turn.catch(() => undefined);
      return turn;
    },
    writesTo: (names) => [...new Set(names)].reduce((sum, table) => sum + (writes.get(table) ?? 0), 0),
    close() {
      client.close();
    },
  };
}
