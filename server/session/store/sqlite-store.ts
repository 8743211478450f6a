import "server-only";
import { z } from "zod";
import { type LeaseAnswer, type SessionStore, type StoredSession, touchEveryMs } from "./session-store";
import { storeClock as now } from "./sqlite-clock";
import { openSessionDatabase } from "./sqlite-file";
import { isLocked, sqliteTransactions } from "./sqlite-transactions";
import { sqliteWrites } from "./sqlite-writes";

/** Owner of a lease that nobody may take until it ends. No attempt's owner is empty. */
const nobody = "";

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
      sealed: row.sealed,
    }),
  );

const leaseSchema = z.object({ owner: z.string() }).optional();

/**
 * Sessions in one SQLite file, for one or several processes on one disk. Each method is one
 * transaction within one turn of the event loop.
 *
 * @param path of the file, or `:memory:`
 */
export function openSqliteStore(path: string): SessionStore {
  const database = openSessionDatabase(path);
  const insert = database.prepare("INSERT INTO session VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  const byKey = database.prepare("SELECT * FROM session WHERE key = ?");
  const byUser = database.prepare("SELECT * FROM session WHERE user_id = ?");
  const seen = database.prepare("UPDATE session SET last_seen_at = ? WHERE key = ? AND last_seen_at <= ?");
  const nextGen = database.prepare(
    "UPDATE session SET gen = gen + 1, sealed = ?, last_refresh_at = ? WHERE key = ? AND gen = ?",
  );
  const remove = database.prepare(
    "DELETE FROM session WHERE key = ? AND user_id = coalesce(?, user_id) AND gen = coalesce(?, gen)",
  );
  const removeByUser = database.prepare("DELETE FROM session WHERE user_id = ?");
  const removeEnded = database.prepare(
    "DELETE FROM session WHERE last_seen_at + idle_ms <= ? OR created_at + absolute_ms <= ?",
  );
  const takeLease = database.prepare(
    `INSERT INTO lease VALUES (?, ?, ${now} + ?)
     ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, until = excluded.until WHERE until <= ${now}`,
  );
  const leaseOf = database.prepare(`SELECT owner FROM lease WHERE name = ? AND until > ${now}`);
  const setLease = database.prepare(
    `UPDATE lease SET owner = ?, until = ${now} + ? WHERE name = ? AND owner = ? AND until > ${now}`,
  );
  const dropLeases = database.prepare(`DELETE FROM lease WHERE until <= ${now}`);
  const alive = database.prepare("SELECT count(*) FROM session WHERE key = ''");
  const transactions = sqliteTransactions(database);
  const { read, write } = transactions;
  const { dropEndedWrites, ...writes } = sqliteWrites(database, transactions);

  return {
    ...writes,
    create: async (session) => {
      const { key, userId, device, createdAt, lastSeenAt, idleMs, absoluteMs } = session;
      const times = [createdAt, lastSeenAt, idleMs, absoluteMs, session.remember ? 1 : 0];
      const content = [session.gen, session.lastRefreshAt, session.sealed];
      await write(() => insert.run(key, userId, device, ...times, ...content));
    },
    read: (key) => read(() => rowSchema.optional().parse(byKey.get(key))),
    touch: (key, seenAt) => write(() => void seen.run(seenAt, key, seenAt - touchEveryMs)),
    compareAndSet: (key, gen, next) =>
      write(() => nextGen.run(next.sealed, next.lastRefreshAt, key, gen).changes === 1),
    destroy: (key, only) => write(() => remove.run(key, only?.userId ?? null, only?.gen ?? null).changes === 1),
    destroyByUser: (userId) => write(() => removeByUser.run(userId).changes),
    listByUser: (userId) => read(() => rowSchema.array().parse(byUser.all(userId))),
    lease: (name, owner, lifeMs) =>
      write((): LeaseAnswer => {
        if (takeLease.run(name, owner, lifeMs).changes === 1) return "taken";
        return leaseSchema.parse(leaseOf.get(name))?.owner === nobody ? "cooldown" : "busy";
      }),
    renew: (name, owner, lifeMs) => write(() => setLease.run(owner, lifeMs, name, owner).changes === 1),
    release: (name, owner, cooldownMs = 0) => write(() => void setLease.run(nobody, cooldownMs, name, owner)),
    sweep: (at) =>
      write(() => {
        dropLeases.run();
        dropEndedWrites();
        return removeEnded.run(at, at).changes;
      }),
    ping: () => read(() => void alive.get()),
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
