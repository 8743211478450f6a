import "server-only";
import { closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import Database from "libsql";
import { z } from "zod";
import { usualFile } from "../../environment/addresses";
import { isLocked } from "./sqlite-transactions";

/** Blocks the event loop, but only before the first request: several processes may open the file at once. */
const openTimeoutMs = 5_000;
const walLimitBytes = 4 * 1024 * 1024;
const versionSchema = z.object({ user_version: z.number() });

/** Each leads from one version of the file to the next. */
const steps = [
  `CREATE TABLE session (
    key TEXT PRIMARY KEY,
    user_id TEXT NOT NULL,
    device TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    last_seen_at INTEGER NOT NULL,
    idle_ms INTEGER NOT NULL,
    absolute_ms INTEGER NOT NULL,
    remember INTEGER NOT NULL,
    gen INTEGER NOT NULL,
    last_refresh_at INTEGER,
    sealed TEXT NOT NULL
  ) STRICT;
  CREATE INDEX session_by_user ON session (user_id);
  CREATE TABLE lease (
    name TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    until INTEGER NOT NULL
  ) STRICT;`,
  `CREATE TABLE asked_write (
    key TEXT PRIMARY KEY,
    request TEXT NOT NULL,
    answer TEXT,
    runs_until INTEGER NOT NULL,
    kept_until INTEGER NOT NULL
  ) STRICT;`,
  `ALTER TABLE session ADD COLUMN doubt TEXT NOT NULL DEFAULT 'none';
  DROP TABLE lease;
  CREATE TABLE lease (
    name TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER NOT NULL,
    sender TEXT,
    sent_until INTEGER
  ) STRICT;`,
  `CREATE TABLE kept_form (
    user_id TEXT NOT NULL,
    form TEXT NOT NULL,
    version TEXT NOT NULL,
    sealed TEXT NOT NULL,
    kept_until INTEGER NOT NULL,
    PRIMARY KEY (user_id, form)
  ) STRICT;`,
];

/** @throws an error with one clear line where its folder is none, it is no file, or its permissions let others read it (S21). */
export function openSessionDatabase(path: string): Database.Database {
  if (path !== ":memory:") createPrivately(path);
  const database = new Database(path, { timeout: openTimeoutMs });
  // Two processes that make a new file at once: the change of its mode does not wait by itself.
  whileLocked(() => database.pragma("journal_mode = WAL"));
  database.pragma("synchronous = NORMAL");
  database.pragma(`journal_size_limit = ${walLimitBytes}`);
  whileLocked(() => migrate(database));
  // The driver is synchronous: a statement that waits for a lock would hold the event loop. `sqliteTransactions` waits (S10).
  database.pragma("busy_timeout = 0");
  return database;
}

/** SQLite gives its own side files the mode of the main one, so that one must be right from the start. */
function createPrivately(path: string): void {
  const folder = dirname(resolve(path));
  // Any other that is not there is mistyped, or a disk that is not mounted.
  if (folder === dirname(resolve(usualFile))) mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(folder)) throw new Error(`there is no folder ${folder}.`);
  if (existsSync(path) && !statSync(path).isFile()) throw new Error(`${path} is no file.`);
  closeSync(openSync(path, "a", 0o600));
  const othersMay = statSync(path).mode & 0o007;
  if (process.platform !== "win32" && othersMay !== 0) {
    throw new Error(`The session store ${path} is open to every user of this machine: run chmod 600 on it.`);
  }
}

function migrate(database: Database.Database): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    const { user_version: version } = versionSchema.parse(database.prepare("PRAGMA user_version").get());
    if (version > steps.length) throw new Error(`The session store was written by a newer version (${version}).`);
    for (const step of steps.slice(version)) database.exec(step);
    if (version < steps.length) database.exec(`PRAGMA user_version = ${steps.length}`);
    database.exec("COMMIT");
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}

/** Tries again while another process holds the file, within the timeout of opening. */
function whileLocked(task: () => unknown): void {
  const giveUpAt = Date.now() + openTimeoutMs;
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      task();
      return;
    } catch (error) {
      if (!isLocked(error) || Date.now() > giveUpAt) throw error;
    }
    Atomics.wait(pause, 0, 0, 20 + Math.random() * 30);
  }
}
