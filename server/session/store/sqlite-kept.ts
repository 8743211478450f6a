import "server-only";
import type Database from "libsql";
import { z } from "zod";
import type { KeptForms } from "./kept-forms";
import { storeClock as now } from "./sqlite-clock";
import type { SqliteTransactions } from "./sqlite-transactions";

const rowSchema = z.object({ version: z.string(), sealed: z.string() }).optional();

/** `dropEndedKept` runs inside the sweep's own transaction. */
type SqliteKept = KeptForms & { dropEndedKept(): void };

/** Kept forms in the session file. */
export function sqliteKept(database: Database.Database, { read, write }: SqliteTransactions): SqliteKept {
  const living = database.prepare(
    `SELECT version, sealed FROM kept_form WHERE user_id = ? AND form = ? AND kept_until > ${now}`,
  );
  const put = database.prepare(`INSERT OR REPLACE INTO kept_form VALUES (?, ?, ?, ?, ${now} + ?)`);
  const drop = database.prepare(
    "DELETE FROM kept_form WHERE user_id = ? AND form = ? AND version = coalesce(?, version)",
  );
  const dropEnded = database.prepare(`DELETE FROM kept_form WHERE kept_until <= ${now}`);

  return {
    readKept: ({ userId, form }) => read(() => rowSchema.parse(living.get(userId, form))),
    writeKept: ({ userId, form }, { version, sealed }, after, lifeMs) =>
      write(() => {
        const there = rowSchema.parse(living.get(userId, form))?.version ?? null;
        if (there === version) return true;
        if (there !== after) return false;
        put.run(userId, form, version, sealed, lifeMs);
        return true;
      }),
    dropKept: ({ userId, form }, version) => write(() => drop.run(userId, form, version ?? null).changes === 1),
    dropEndedKept: () => void dropEnded.run(),
  };
}
