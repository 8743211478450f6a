import { chmodSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { openSqliteStore } from "@/server/session/store/sqlite-store";

/** As the release before wrote it (version 2). */
const versionTwo = `
CREATE TABLE session (
  key TEXT PRIMARY KEY, user_id TEXT NOT NULL, device TEXT NOT NULL, created_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL, idle_ms INTEGER NOT NULL, absolute_ms INTEGER NOT NULL, remember INTEGER NOT NULL,
  gen INTEGER NOT NULL, last_refresh_at INTEGER, sealed TEXT NOT NULL
) STRICT;
CREATE INDEX session_by_user ON session (user_id);
CREATE TABLE lease (name TEXT PRIMARY KEY, owner TEXT NOT NULL, until INTEGER NOT NULL) STRICT;
CREATE TABLE asked_write (
  key TEXT PRIMARY KEY, request TEXT NOT NULL, answer TEXT, runs_until INTEGER NOT NULL, kept_until INTEGER NOT NULL
) STRICT;
INSERT INTO session VALUES ('k', 'u', 'Chrome on Linux', 1000, 2000, 60000, 120000, 1, 7, 1500, 'sealed-7');
INSERT INTO lease VALUES ('l', 'somebody', 99999999999999);
PRAGMA user_version = 2;`;

describe("S7 a session file of the release before", () => {
  let folder: string;
  let file: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "console-older-"));
    file = join(folder, "sessions.sqlite");
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("keeps its sessions, and no lease of it holds anybody up", async () => {
    const before = new Database(file);
    before.exec(versionTwo);
    before.close();
    chmodSync(file, 0o600);
    const store = openSqliteStore(file);
    expect(await store.read("k")).toMatchObject({ userId: "u", gen: 7, lastRefreshAt: 1500, doubt: "none" });
    expect(await store.compareAndSet("k", 7, { sealed: "sealed-8", lastRefreshAt: 1600 })).toBe(true);
    expect(await store.lease("l", "me", 2_000)).toBe("taken");
    await store.close();
  });

  it("of a later release is refused with a clear line", () => {
    const later = new Database(file);
    later.exec("PRAGMA user_version = 99");
    later.close();
    chmodSync(file, 0o600);
    expect(() => openSqliteStore(file)).toThrow("newer version (99)");
  });
});
