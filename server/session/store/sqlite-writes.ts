import "server-only";
import type Database from "libsql";
import { z } from "zod";
import type { IdempotentWrites } from "./idempotent-writes";
import { storeClock as now } from "./sqlite-clock";
import { retryWhileLocked } from "./sqlite-retry";

const rowSchema = z.object({ request: z.string(), answer: z.string().nullable(), is_running: z.number() }).optional();

/** Idempotent writes in the session file: each method is one statement, and a known key is read once more. */
export function sqliteWrites(database: Database.Database): IdempotentWrites & { dropEndedWrites(): Promise<void> } {
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
    claimWrite: async (key, request, { timeoutMs, ttlMs }) => {
      if ((await retryWhileLocked(() => ask.run(key, request, timeoutMs, ttlMs))).changes === 1)
        return { state: "new" };
      const row = await retryWhileLocked(() => rowSchema.parse(known.get(key)));
      // Dropped between the two statements: whoever asks next finds out more.
      if (row === undefined) return { state: "running" };
      if (row.request !== request) return { state: "other" };
      if (row.answer !== null) return { state: "done", sealed: row.answer };
      return { state: row.is_running === 1 ? "running" : "lost" };
    },
    completeWrite: async (key, sealed) => {
      await retryWhileLocked(() => settle.run(sealed, key));
    },
    releaseWrite: async (key) => {
      await retryWhileLocked(() => drop.run(key));
    },
    dropEndedWrites: async () => {
      await retryWhileLocked(() => dropEnded.run());
    },
  };
}
