import "server-only";
import type Database from "libsql";
import { z } from "zod";
import type { LeaseAnswer, Leases, SendAnswer } from "./leases";
import type { SqliteTransactions } from "./sqlite-transactions";

/** Owner of a lease that nobody may take until it ends. No attempt's owner is empty. */
const nobody = "";

const leaseSchema = z
  .object({ owner: z.string(), sender: z.string().nullable(), sent_until: z.number().nullable() })
  .optional();

/** `dropEndedLeases` runs inside the sweep's own transaction. */
type SqliteLeases = Leases & { dropEndedLeases(): void };

/**
 * Leases in the session file. Their times are the machine's monotonic clock, the same for every process on it. It starts
 * at zero with the machine, so a lease that begins in the future is from before a restart and has ended.
 *
 * @param ticks milliseconds of that clock
 */
export function sqliteLeases(
  database: Database.Database,
  { write }: SqliteTransactions,
  ticks: () => number,
): SqliteLeases {
  const take = database.prepare(
    `INSERT INTO lease (name, owner, since, until) VALUES (?1, ?2, ?3, ?3 + ?4)
     ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, since = excluded.since, until = excluded.until,
       sender = iif(since > excluded.since, NULL, sender)
     WHERE until <= excluded.since OR since > excluded.since`,
  );
  const living = database.prepare("SELECT owner, sender, sent_until FROM lease WHERE name = ?1 AND until > ?2");
  const set = database.prepare(
    `UPDATE lease SET owner = ?3, since = ?4, until = ?4 + ?5
     WHERE name = ?1 AND owner = ?2 AND since <= ?4 AND until > ?4`,
  );
  const setSender = database.prepare("UPDATE lease SET sender = ?2, sent_until = ?3 WHERE name = ?1");
  const clearSender = database.prepare(
    "UPDATE lease SET sender = NULL, sent_until = NULL WHERE name = ?1 AND sender = ?2",
  );
  const dropEnded = database.prepare("DELETE FROM lease WHERE since > ?1 OR max(until, coalesce(sent_until, 0)) <= ?1");

  return {
    lease: (name, owner, lifeMs) =>
      write((): LeaseAnswer => {
        const now = ticks();
        if (take.run(name, owner, now, lifeMs).changes === 1) return "taken";
        return leaseSchema.parse(living.get(name, now))?.owner === nobody ? "cooldown" : "busy";
      }),
    renew: (name, owner, lifeMs) => write(() => set.run(name, owner, owner, ticks(), lifeMs).changes === 1),
    beginSend: (name, owner, { lifeMs, openMs }) =>
      write((): SendAnswer => {
        const now = ticks();
        if (set.run(name, owner, owner, now, lifeMs).changes === 0) return { state: "lost" };
        const before = leaseSchema.parse(living.get(name, now));
        setSender.run(name, owner, now + openMs);
        const openForMs = Math.min((before?.sent_until ?? 0) - now, openMs);
        const isAlone = before?.sender === null || before?.sender === owner || openForMs <= 0;
        return isAlone ? { state: "alone" } : { state: "again", openForMs };
      }),
    release: (name, owner, cooldownMs = 0) =>
      write(() => {
        if (set.run(name, owner, nobody, ticks(), cooldownMs).changes === 1) clearSender.run(name, owner);
      }),
    dropEndedLeases: () => void dropEnded.run(ticks()),
  };
}
