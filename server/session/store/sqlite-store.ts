import "server-only";
import { z } from "zod";
import { monotonicMs } from "./monotonic-clock";
import { refreshDoubts, type SessionStore, type StoredSession, touchEveryMs } from "./session-store";
import { openSessionDatabase } from "./sqlite-file";
import { sqliteKept } from "./sqlite-kept";
import { sqliteLeases } from "./sqlite-leases";
import { watchPlace } from "./sqlite-place";
import { isLocked, sqliteTransactions } from "./sqlite-transactions";
import { sqliteWrites } from "./sqlite-writes";

const rowSchema = z
  .object({
    key: z.string(),
    user_id: z.string(),
    device: z.string(),
    created_at: z.number(),
    last_seen_at: z.number(),
    idle_ms: z.number(),
    absolute_ms: z.number(),
    remember: z.number(),
    gen: z.number(),
    last_refresh_at: z.number().nullable(),
    sealed: z.string(),
    doubt: z.enum(refreshDoubts),
  })
  .transform(
    (row): StoredSession => ({
      key: row.key,
      userId: row.user_id,
      device: row.device,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      idleMs: row.idle_ms,
      absoluteMs: row.absolute_ms,
      remember: row.remember === 1,
      gen: row.gen,
      lastRefreshAt: row.last_refresh_at,
      doubt: row.doubt,
      sealed: row.sealed,
    }),
  );

/**
 * Sessions in one SQLite file, for one or several processes on one disk. Each method is one
 * transaction within one turn of the event loop.
 *
 * @param path of the file, or `:memory:`
 * @param ticks the clock of its leases, in milliseconds; the same in every process on the file
 */
export function openSqliteStore(path: string, ticks = monotonicMs): SessionStore {
  const database = openSessionDatabase(path);
  const insert =
    database.prepare(`INSERT INTO session (key, user_id, device, created_at, last_seen_at, idle_ms, absolute_ms, remember, gen,
       last_refresh_at, doubt, sealed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const byKey = database.prepare("SELECT * FROM session WHERE key = ?");
  const byUser = database.prepare("SELECT * FROM session WHERE user_id = ?");
  const seen = database.prepare("UPDATE session SET last_seen_at = ? WHERE key = ? AND last_seen_at <= ?");
  const nextGen = database.prepare(
    `UPDATE session SET gen = gen + 1, sealed = ?1, last_refresh_at = ?2, doubt = coalesce(?3, doubt)
     WHERE key = ?4 AND gen = ?5`,
  );
  const setDoubt = database.prepare("UPDATE session SET doubt = ? WHERE key = ? AND gen = ?");
  const remove = database.prepare(
    "DELETE FROM session WHERE key = ? AND user_id = coalesce(?, user_id) AND gen = coalesce(?, gen)",
  );
  const removeByUser = database.prepare("DELETE FROM session WHERE user_id = ?");
  const removeEnded = database.prepare(
    "DELETE FROM session WHERE last_seen_at + idle_ms <= ? OR created_at + absolute_ms <= ?",
  );
  // Another value each time: SQLite writes nothing where nothing changes. The sweep may drop it like any lease.
  const mark = database.prepare(
    `INSERT INTO lease (name, owner, since, until) VALUES ('readiness', '', 0, 0)
     ON CONFLICT (name) DO UPDATE SET until = 1 - until`,
  );
  const requireInPlace = watchPlace(path);
  const transactions = sqliteTransactions(database);
  const { read, write } = transactions;
  const { dropEndedLeases, ...leases } = sqliteLeases(database, transactions, ticks);
  const { dropEndedKept, ...kept } = sqliteKept(database, transactions);
  const { dropEndedWrites, ...writes } = sqliteWrites(database, transactions);

  return {
    ...writes,
    ...kept,
    ...leases,
    create: async (session) => {
      const { key, userId, device, createdAt, lastSeenAt, idleMs, absoluteMs } = session;
      const times = [createdAt, lastSeenAt, idleMs, absoluteMs, session.remember ? 1 : 0];
      const content = [session.gen, session.lastRefreshAt, session.doubt, session.sealed];
      await write(() => insert.run(key, userId, device, ...times, ...content));
    },
    read: (key) => read(() => rowSchema.optional().parse(byKey.get(key))),
    touch: (key, seenAt) => write(() => void seen.run(seenAt, key, seenAt - touchEveryMs)),
    compareAndSet: (key, gen, next) =>
      write(() => nextGen.run(next.sealed, next.lastRefreshAt, next.doubt ?? null, key, gen).changes === 1),
    markDoubt: (key, gen, doubt) => write(() => setDoubt.run(doubt, key, gen).changes === 1),
    destroy: (key, only) => write(() => remove.run(key, only?.userId ?? null, only?.gen ?? null).changes === 1),
    destroyByUser: (userId) => write(() => removeByUser.run(userId).changes),
    listByUser: (userId) => read(() => rowSchema.array().parse(byUser.all(userId))),
    sweep: (at) =>
      write(() => {
        dropEndedLeases();
        dropEndedWrites();
        dropEndedKept();
        return removeEnded.run(at, at).changes;
      }),
    ping: async () => {
      await requireInPlace();
      await write(() => void mark.run());
    },
    close: async () => {
      // The driver leaves the log beside the file; emptied, the file alone is the whole store (O1).
      // With other processes on the file there is no hurry: the last of them empties it.
      try {
        database.pragma("wal_checkpoint(TRUNCATE)");
      } catch (error) {
        if (!isLocked(error)) throw error;
      }
      database.close();
    },
  };
}
