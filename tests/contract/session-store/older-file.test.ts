import { chmodSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { readKept, writeKept } from "@/server/session/kept-forms";
import { openSession } from "@/server/session/sessions";
import { openSqliteStore } from "@/server/session/store/sqlite-store";
import { contextOn } from "./session-fixtures";

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

/** As the release before kept forms wrote it (version 3), with a session that was signed in on 20 November 2026 and is used an hour later. */
const versionThree = `
CREATE TABLE session (
  key TEXT PRIMARY KEY, user_id TEXT NOT NULL, device TEXT NOT NULL, created_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL, idle_ms INTEGER NOT NULL, absolute_ms INTEGER NOT NULL, remember INTEGER NOT NULL,
  gen INTEGER NOT NULL, last_refresh_at INTEGER, sealed TEXT NOT NULL, doubt TEXT NOT NULL DEFAULT 'none'
) STRICT;
CREATE INDEX session_by_user ON session (user_id);
CREATE TABLE asked_write (
  key TEXT PRIMARY KEY, request TEXT NOT NULL, answer TEXT, runs_until INTEGER NOT NULL, kept_until INTEGER NOT NULL
) STRICT;
CREATE TABLE lease (
  name TEXT PRIMARY KEY, owner TEXT NOT NULL, since INTEGER NOT NULL, until INTEGER NOT NULL, sender TEXT,
  sent_until INTEGER
) STRICT;
INSERT INTO session VALUES ('5948967f9bd90badd40a27742b9f92b4e9e1f3f699b82895117a257ed922c711', 'user-3',
  'Chrome on Linux', 1795161600000, 1795161600000, 604800000, 2592000000, 1, 1, NULL,
  '${[
    "yz94efDbDWsaeDzc1bTsXvAK7Po7aLm4h96VBKazEVySnPveLIAmW4r4YtbXlaKsdwHUHmAgTZnuFlp-TekImJuD6e8Zl2Ii6ku1iU-v",
    "5cb0ioRgILy2Yt34beUl_inlidpPOXXYp6mJ-IzgieGh-5YwhkN31aCReSRgUVxzNkS4qWDaS5MbsizzfxVn2bOobTU9HAbunRJ-Fvkk",
    "QuTXR4PnVUUomz9xZb1vYpGW4ijhsfTYNEbnBUE25xf0xGuC-RWXcGYlb7_W1ld7SOQR-YJXVkAXs2mJjU2JAWkxMM8haKINHTxp8C0u",
    "AiaHQ-27GdpziXkE-GNI_9cBcUZWyZ5f61E3GTWusVz0EAydYsiRyL8hYa2RLUBTbQ57VKCrARampas1hkjr74HK4-_CJTue0_6r1SmG",
    "r2m-p5jHiTOEWYCsEA0RQOfz_nKAfhlHAapzkYE6NhuOCfl97IGjOTMhy_f_e4W8MNK0en7CWTCvEXd-7i2cTuUwTwuFB6usm9dKW3CR",
    "vepsd2NMqMmfikETDPwRDhLkAfjk2aApU4y38185sKhCbc6NmaB6V7QadCQLlLSigmGgPxj9RM3xPj5PO32dYQ",
  ].join("")}', 'none');
INSERT INTO asked_write VALUES ('write-3', 'hash-3', 'sealed answer', 0, 99999999999999);
INSERT INTO asked_write VALUES ('cut-3', 'hash-3', NULL, 0, 99999999999999);
INSERT INTO lease VALUES ('lease-3', 'somebody', 0, 99999999999999, NULL, NULL);
PRAGMA user_version = 3;`;
const idOfThree = "aLOaID4agEX0Zcon2opoO5lWs6NzilmNznOu6jVmNIo";

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

  it("C1 C5 is brought along from version 3: its session opens, its writes and leases are known, and forms are kept in it", async () => {
    const before = new Database(file);
    before.exec(versionThree);
    before.close();
    chmodSync(file, 0o600);
    const life = { timeoutMs: 1_000, ttlMs: 1_000 };
    for (const opening of ["the first", "the next"]) {
      const store = openSqliteStore(file);
      const context = contextOn(store, { clock: () => Date.UTC(2026, 10, 20, 9) });
      const session = await openSession(context, idOfThree);
      if (session === "unknown") throw new Error(`${opening} opening knows nothing of it`);
      expect(session).toMatchObject({
        userId: "user-3",
        record: { email: "ana@demo.test", refreshToken: "refresh-1" },
      });
      expect(await store.claimWrite("write-3", "hash-3", life)).toEqual({ state: "done", sealed: "sealed answer" });
      expect(await store.claimWrite("cut-3", "hash-3", life)).toEqual({ state: "lost" });
      expect(await store.lease("lease-3", "me", 2_000)).toBe("busy");
      const kept = { page: "receptions" as const, version: opening, kept: { opening }, device: "" };
      const after = opening === "the first" ? null : "the first";
      expect(await writeKept(context, session, { ...kept, after })).toBe(true);
      expect(await readKept(context, session, "receptions")).toMatchObject({ version: opening, kept: { opening } });
      await store.close();
    }
  });

  it("of a later release is refused with a clear line", () => {
    const later = new Database(file);
    later.exec("PRAGMA user_version = 99");
    later.close();
    chmodSync(file, 0o600);
    expect(() => openSqliteStore(file)).toThrow("newer version (99)");
  });
});
