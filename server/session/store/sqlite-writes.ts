import "server-only";
import type Database from "libsql";
import { z } from "zod";
import type { IdempotentWrite, IdempotentWrites } from "./idempotent-writes";
import { storeClock as now } from "./sqlite-clock";
import type { SqliteTransactions } from "./sqlite-transactions";

const rowSchema = z.object({ request: z.string(), answer: z.string().nullable(), is_running: z.number() });

/** `dropEndedWrites` runs inside the sweep's own transaction. */
type SqliteWrites = IdempotentWrites & { dropEndedWrites(): void };

/** Idempotent writes in the session file. */
export function sqliteWrites(database: Database.Database, { write }: SqliteTransactions): SqliteWrites {
  const ask = database.prepare(
    `INSERT INTO asked_write VALUES (?, ?, NULL, ${now} + ?, ${now} + ?)
     ON CONFLICT (key) DO UPDATE SET request = excluded.request, answer = NULL,
       runs_until = excluded.runs_until, kept_until = excluded.kept_until
     WHERE kept_until <= ${now}`,
  );
  const known = database.prepare(
    `SELECT request, answer, runs_until > ${now} AS is_running FROM asked_write WHERE key = ?`,
  );
  const settle = database.prepare("UPDATE asked_write SET answer = ?, runs_until = 0 WHERE key = ?");
  const drop = database.prepare("DELETE FROM asked_write WHERE key = ?");
  const dropEnded = database.prepare(`DELETE FROM asked_write WHERE kept_until <= ${now}`);

  return {
    claimWrite: (key, request, { timeoutMs, ttlMs }) =>
      write((): IdempotentWrite => {
        if (ask.run(key, request, timeoutMs, ttlMs).changes === 1) return { state: "new" };
        const row = rowSchema.parse(known.get(key));
        if (row.request !== request) return { state: "other" };
        if (row.answer !== null) return { state: "done", sealed: row.answer };
        return { state: row.is_running === 1 ? "running" : "lost" };
      }),
    completeWrite: (key, sealed) => write(() => void settle.run(sealed, key)),
    releaseWrite: (key) => write(() => void drop.run(key)),
    dropEndedWrites: () => void dropEnded.run(),
  };
}
