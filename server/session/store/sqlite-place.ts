import "server-only";
import { statSync } from "node:fs";
import { stat } from "node:fs/promises";
import { SessionStoreUnavailable } from "./session-store";

/**
 * SQLite goes on writing to a file that was moved away or deleted, and everything in it is lost with the process.
 * @param path of the open file, or `:memory:`
 * @returns rejects where another file, or none, is at the path now
 */
export function watchPlace(path: string): () => Promise<void> {
  if (path === ":memory:") return () => Promise.resolve();
  const { dev, ino } = statSync(path);
  return async () => {
    const found = await stat(path).catch(() => undefined);
    if (found?.dev === dev && found.ino === ino) return;
    const cause = Object.assign(new Error("The session file is not where it was."), { code: "STORE_MOVED" });
    throw new SessionStoreUnavailable(cause.message, { cause });
  };
}
