import { mkdirSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import Libsql from "libsql";

/** Held until `release`, or until the process ends, however it ends. */
export interface DatabaseLock {
  release(): void;
}

/**
 * Keeps every other platform off a database file: the operating system's lock on a file beside it, which is a SQLite
 * file of its own, so that the database itself stays free for readers.
 *
 * @throws an error with one clear line where another platform holds it
 */
export function lockDatabase(file: string): DatabaseLock {
  const folder = resolve(dirname(file));
  mkdirSync(folder, { recursive: true });
  const database = new Libsql(`${file}.lock`);
  try {
    // All by `exec`: a prepared statement would keep the connection, and with it the lock, beyond `close`.
    database.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    database.close();
    if (!isHeld(error)) throw error;
    throw new Error(
      `Another platform works on the data set ${basename(file, ".sqlite")} in ${folder}. ` +
        "Stop that one, or set PLATFORM_DATA_DIR to another folder.",
      { cause: error },
    );
  }
  return {
    release() {
      database.exec("ROLLBACK");
      database.close();
    },
  };
}

function isHeld(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "SQLITE_BUSY";
}
