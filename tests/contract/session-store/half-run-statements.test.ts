import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { openSessionStore } from "@/server/session/store/open-store";
import { SessionStoreUnavailable } from "@/server/session/store/session-store";
import { sqliteTransactions } from "@/server/session/store/sqlite-transactions";
import { sampleSession } from "./sample";

/** A prepared statement of libsql that meets a lock stays half-run: what its connection does afterwards is not what it says. */
describe("S10 after a statement met a lock", () => {
  let folder: string;
  let file: string;
  let intruder: Database.Database;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "console-half-run-"));
    file = join(folder, "sessions.sqlite");
  });
  afterEach(async () => {
    intruder.close();
    await rm(folder, { recursive: true });
  });

  function openTwo() {
    const [one, two] = [openSessionStore(`file:${file}`).store, openSessionStore(`file:${file}`).store];
    intruder = new Database(file);
    return { one, two, close: () => Promise.all([one.close(), two.close()]) };
  }

  it("what is written while it waits is written", async () => {
    const { one, two, close } = openTwo();
    const session = sampleSession();
    await one.create(session);
    intruder.exec("BEGIN IMMEDIATE");
    const waiting = one.lease("of another session", "me", 2_000);
    intruder.exec("COMMIT");
    expect(await one.compareAndSet(session.key, 1, { sealed: "next", lastRefreshAt: 1 })).toBe(true);
    expect((await two.read(session.key))?.gen).toBe(2);
    expect(await waiting).toBe("taken");
    expect((await two.read(session.key))?.gen).toBe(2);
    await close();
  });

  it("O1 what still waits when the store is closed is refused, and the process goes on to its end", async () => {
    const { one, two } = openTwo();
    intruder.exec("BEGIN IMMEDIATE");
    const waiting = expect(one.create(sampleSession())).rejects.toBeInstanceOf(SessionStoreUnavailable);
    await one.close();
    intruder.exec("COMMIT");
    await waiting;
    await expect(one.read("any")).rejects.toBeInstanceOf(SessionStoreUnavailable);
    await two.close();
  });

  it("sign-ins and sign-outs after it gave up are true for every process", async () => {
    const { one, two, close } = openTwo();
    const [old, fresh] = [sampleSession(), sampleSession()];
    await one.create(old);
    intruder.exec("BEGIN IMMEDIATE");
    await expect(one.lease("any", "me", 2_000)).rejects.toBeInstanceOf(SessionStoreUnavailable);
    intruder.exec("COMMIT");
    await one.create(fresh);
    expect(await one.destroy(old.key)).toBe(true);
    const expectTruth = async (store: typeof one) => {
      expect(await store.read(fresh.key)).toEqual(fresh);
      expect(await store.read(old.key)).toBeUndefined();
    };
    await expectTruth(two);
    expect(await two.lease("free", "you", 10)).toBe("taken");
    expect(await one.lease("any", "me", 2_000)).toBe("taken");
    await expectTruth(one);
    await close();
  });

  it("a read that met it holds nothing: others write, and their writes are seen", async () => {
    intruder = new Database(file);
    // Readers meet a lock here with each write; under the write-ahead log only while a crash is mended.
    intruder.pragma("journal_mode = DELETE");
    intruder.exec("CREATE TABLE session (gen INTEGER); INSERT INTO session VALUES (1)");
    const mine = new Database(file);
    mine.pragma("busy_timeout = 0");
    const { read } = sqliteTransactions(mine);
    const [all, gen] = [mine.prepare("SELECT * FROM session"), mine.prepare("SELECT gen FROM session")];
    intruder.exec("BEGIN EXCLUSIVE");
    await expect(read(() => all.all())).rejects.toBeInstanceOf(SessionStoreUnavailable);
    intruder.exec("COMMIT");
    for (const next of [2, 3]) {
      intruder.prepare("UPDATE session SET gen = ?").run(next);
      expect(await read(() => gen.get())).toMatchObject({ gen: next });
    }
    mine.close();
  });
});
