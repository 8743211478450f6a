import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type Database from "libsql";
import { SessionStoreUnavailable } from "./session-store";

const timeoutMs = 800;
const betweenTriesMs = 10;

/** Runs statements as one transaction each, tried again for up to 800 ms while another process holds the file's lock. */
export interface SqliteTransactions {
  /** @throws SessionStoreUnavailable */
  read<T>(statements: () => T): Promise<T>;
  /** What it answered is written. @throws SessionStoreUnavailable: nothing is written */
  write<T>(statements: () => T): Promise<T>;
}

/**
 * A prepared statement of libsql that meets a lock stays half-run on its connection: later writes answer as done, hold
 * the lock, and are rolled back when that statement runs again; later reads see an old state. So the lock is taken
 * first, by statements that `exec` runs and drops, and a prepared statement never meets it.
 *
 * The driver is synchronous: a transaction begins and ends within one turn of the event loop, and the waiting for a lock
 * is done here, because SQLite's own would stop the whole process (S10).
 */
export function sqliteTransactions(database: Database.Database): SqliteTransactions {
  function transact<T>(begin: string, statements: () => T): T {
    try {
      database.exec(begin);
      const result = statements();
      database.exec("COMMIT");
      return result;
    } catch (error) {
      // Asked of a closed database the driver ends the whole process.
      if (database.open && database.inTransaction) database.exec("ROLLBACK");
      throw error;
    }
  }

  async function tryUntilFree<T>(begin: string, statements: () => T): Promise<T> {
    const giveUpAt = performance.now() + timeoutMs;
    for (;;) {
      try {
        return transact(begin, statements);
      } catch (error) {
        if (!isLocked(error) || performance.now() >= giveUpAt) {
          throw new SessionStoreUnavailable("The session file did not answer.", { cause: error });
        }
      }
      await pause(betweenTriesMs);
    }
  }

  return {
    // A plain BEGIN takes no lock; the empty SELECT does.
    read: (statements) => tryUntilFree("BEGIN; SELECT 1 FROM session WHERE 0", statements),
    write: (statements) => tryUntilFree("BEGIN IMMEDIATE", statements),
  };
}

export function isLocked(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error)) return false;
  return typeof error.code === "string" && /^SQLITE_(BUSY|LOCKED)/.test(error.code);
}
