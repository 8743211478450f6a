import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { SessionStoreUnavailable } from "./session-store";

const retryForMs = 800;
const betweenTriesMs = 10;

/**
 * Runs one statement, again while another process holds the file's lock. The waiting is done here and
 * not by SQLite, because the driver is synchronous and would stop the whole process (S10).
 *
 * @throws SessionStoreUnavailable on any fault, for a lock after 800 ms
 */
export async function retryWhileLocked<T>(statement: () => T): Promise<T> {
  const giveUpAt = performance.now() + retryForMs;
  for (;;) {
    try {
      return statement();
    } catch (error) {
      if (!isLocked(error) || performance.now() >= giveUpAt) {
        throw new SessionStoreUnavailable("The session file did not answer.", { cause: error });
      }
    }
    await pause(betweenTriesMs);
  }
}

export function isLocked(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error)) return false;
  return typeof error.code === "string" && /^SQLITE_(BUSY|LOCKED)/.test(error.code);
}
