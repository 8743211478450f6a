import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readKept, writeKept } from "@/server/session/kept-forms";
import { createSession } from "@/server/session/sessions";
import { openSessionStore } from "@/server/session/store/open-store";
import type { SessionStore } from "@/server/session/store/session-store";
import { acknowledged } from "./acknowledged";
import { type Contention, startContention } from "./contention";
import { type RedisServer, startRedis } from "./redis-server";
import { sampleSession } from "./sample";
import { askedAgain, contextOn, newSession } from "./session-fixtures";

/** Both stores keep one contract. Two handles on the same data stand for two processes. */
describe.each(["sqlite", "sqlite under contention", "redis"])("session store: %s", (kind) => {
  let redis: RedisServer | undefined;
  let contention: Contention | undefined;
  let folder: string;
  let store: SessionStore;
  let other: SessionStore;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "console-sessions-"));
    redis = kind === "redis" ? await startRedis() : undefined;
    const url = redis?.url ?? `file:${join(folder, "sessions.sqlite")}`;
    store = askedAgain(openSessionStore(url).store);
    other = askedAgain(openSessionStore(url).store);
    if (redis !== undefined) return;
    const file = join(folder, "sessions.sqlite");
    store = acknowledged(store, file);
    other = acknowledged(other, file);
    if (kind === "sqlite under contention") contention = await startContention(file);
  });

  afterAll(async () => {
    if (contention !== undefined) expect(await contention.stop()).toBeGreaterThan(10);
    await store.close();
    await other.close();
    await redis?.stop();
    await rm(folder, { recursive: true });
  });

  it("reads what was created, in every column, from another process as well", async () => {
    const session = sampleSession({ remember: true, lastRefreshAt: 12, gen: 7, device: "Ș on „Linux”" });
    await store.create(session);
    expect(await store.read(session.key)).toEqual(session);
    expect(await other.read(session.key)).toEqual(session);
    expect(await store.read("0".repeat(64))).toBeUndefined();
  });

  it("keeps null apart from zero for the last refresh", async () => {
    const session = sampleSession();
    await store.create(session);
    expect((await store.read(session.key))?.lastRefreshAt).toBeNull();
  });

  it("touches at most once a minute and never what is gone", async () => {
    const session = sampleSession({ idleMs: 600_000, absoluteMs: 1_200_000 });
    await store.create(session);
    await store.touch(session.key, session.lastSeenAt + 59_999);
    expect((await store.read(session.key))?.lastSeenAt).toBe(session.lastSeenAt);
    await store.touch(session.key, session.lastSeenAt + 60_000);
    expect((await store.read(session.key))?.lastSeenAt).toBe(session.lastSeenAt + 60_000);
    await store.destroy(session.key);
    await store.touch(session.key, session.lastSeenAt + 200_000);
    expect(await store.read(session.key)).toBeUndefined();
  });

  it("compareAndSet writes over the expected generation only, once", async () => {
    const session = sampleSession();
    await store.create(session);
    const next = { sealed: "sealed-2", lastRefreshAt: 99 };
    const won = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? store : other).compareAndSet(session.key, 1, next)),
    );
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await store.read(session.key)).toEqual({ ...session, gen: 2, ...next });
  });

  it("R12 compareAndSet never brings a destroyed session back", async () => {
    const session = sampleSession();
    await store.create(session);
    expect(await other.destroy(session.key)).toBe(true);
    expect(await store.destroy(session.key)).toBe(false);
    expect(await store.compareAndSet(session.key, 1, { sealed: "x", lastRefreshAt: null })).toBe(false);
    expect(await store.read(session.key)).toBeUndefined();
    expect(await store.listByUser(session.userId)).toEqual([]);
  });

  it("destroys under a condition on user and generation", async () => {
    const session = sampleSession();
    await store.create(session);
    expect(await store.destroy(session.key, { userId: "somebody else" })).toBe(false);
    expect(await store.destroy(session.key, { gen: 2 })).toBe(false);
    expect(await store.destroy(session.key, { userId: session.userId, gen: 1 })).toBe(true);
  });

  it("lists and destroys the sessions of one user, leaving the others", async () => {
    const mine = [sampleSession({ userId: "me" }), sampleSession({ userId: "me" })];
    const theirs = sampleSession({ userId: "them" });
    for (const session of [...mine, theirs]) await store.create(session);
    const keys = (await other.listByUser("me")).map(({ key }) => key);
    expect(keys.sort()).toEqual(mine.map(({ key }) => key).sort());
    expect(await store.destroyByUser("me")).toBe(2);
    expect(await store.destroyByUser("me")).toBe(0);
    expect(await store.listByUser("me")).toEqual([]);
    expect(await store.read(theirs.key)).toEqual(theirs);
  });

  it("gives a lease to one owner at a time, renews and releases it for that owner alone", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? store : other).lease("l", `owner-${index}`, 2_000)),
    );
    expect(answers.filter((answer) => answer === "taken")).toHaveLength(1);
    expect(answers.filter((answer) => answer === "busy")).toHaveLength(19);
    const owner = `owner-${answers.indexOf("taken")}`;
    expect(await other.renew("l", "stranger", 2_000)).toBe(false);
    await other.release("l", "stranger");
    expect(await other.lease("l", "next", 2_000)).toBe("busy");
    expect(await store.renew("l", owner, 2_000)).toBe(true);
    await store.release("l", owner);
    expect(await other.lease("l", "next", 2_000)).toBe("taken");
  });

  const minute = 60_000;
  const life = { timeoutMs: 60_000, ttlMs: 60_000 };

  it("C1 of many that ask for a write under one key one is to make it, and its answer is everybody's", async () => {
    const key = `write-${kind}`;
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? store : other).claimWrite(key, "hash", life)),
    );
    expect(asked.map(({ state }) => state).sort()).toEqual(["new", ...Array.from({ length: 19 }, () => "running")]);
    expect(await other.claimWrite(key, "another hash", life)).toEqual({ state: "other" });
    await store.completeWrite(key, "sealed ș");
    expect(await other.claimWrite(key, "hash", life)).toEqual({ state: "done", sealed: "sealed ș" });
    expect(await other.claimWrite(key, "another hash", life)).toEqual({ state: "other" });
  });

  it("C1 a write that was not made may be asked for again, and one of unknown outcome may not", async () => {
    await store.claimWrite("dropped", "hash", life);
    await store.releaseWrite("dropped");
    expect(await other.claimWrite("dropped", "another hash", life)).toEqual({ state: "new" });
    await store.claimWrite("unknown", "hash", life);
    await store.completeWrite("unknown", null);
    expect(await other.claimWrite("unknown", "hash", life)).toEqual({ state: "lost" });
  });

  it("C1 who is asked for a write and dies leaves it lost, and its key ends by the store's clock", async () => {
    expect(await store.claimWrite("dead", "hash", { ...life, timeoutMs: 100 })).toEqual({ state: "new" });
    expect(await store.claimWrite("ended", "hash", { timeoutMs: 100, ttlMs: 100 })).toEqual({ state: "new" });
    await pause(150);
    expect(await other.claimWrite("dead", "hash", life)).toEqual({ state: "lost" });
    expect(await other.claimWrite("ended", "another hash", life)).toEqual({ state: "new" });
    await store.completeWrite("never asked", "sealed");
    expect(await other.claimWrite("never asked", "hash", life)).toEqual({ state: "new" });
  });

  it("C5 a kept form is written over by whoever names its version, dropped by it, and ends by the store's clock", async () => {
    const place = { userId: "keeper", form: "receptions" };
    const written = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? store : other).writeKept(place, { version: `v${index}`, sealed: "ș" }, null, minute),
      ),
    );
    expect(written.filter(Boolean)).toHaveLength(1);
    const version = `v${written.indexOf(true)}`;
    expect(await other.readKept(place)).toEqual({ version, sealed: "ș" });
    expect(await store.readKept({ ...place, form: "return_to_supplier" })).toBeUndefined();
    expect(await store.writeKept(place, { version: "next", sealed: "2" }, "another", minute)).toBe(false);
    expect(await store.writeKept(place, { version: "next", sealed: "2" }, version, minute)).toBe(true);
    expect(await other.writeKept(place, { version: "next", sealed: "2" }, version, minute)).toBe(true);
    expect(await other.dropKept(place, version)).toBe(false);
    expect(await other.dropKept(place, "next")).toBe(true);
    expect(await store.writeKept(place, { version: "late", sealed: "3" }, "next", minute)).toBe(false);
    expect(await store.writeKept(place, { version: "brief", sealed: "4" }, null, 100)).toBe(true);
    await pause(150);
    expect(await other.readKept(place)).toBeUndefined();
    expect(await other.writeKept(place, { version: "again", sealed: "5" }, null, minute)).toBe(true);
    expect(await store.dropKept(place)).toBe(true);
  });

  it("C5 what was kept under another secret is no longer found, and in nobody's way", async () => {
    const [before, after] = [contextOn(store), contextOn(other, { secret: "another secret of thirty-two letters" })];
    const session = await createSession(after, newSession({ userId: "renewed" }));
    const note = (version: string) => ({ page: "receptions" as const, version, kept: { version }, device: "" });
    expect(await writeKept(before, session, { ...note("old"), after: null })).toBe(true);
    expect(await readKept(before, session, "receptions")).toMatchObject({ version: "old" });
    expect(await writeKept(before, session, { ...note("blind"), after: null })).toBe(false);
    expect(await readKept(after, session, "receptions")).toBeUndefined();
    expect(await writeKept(after, session, { ...note("new"), after: null })).toBe(true);
    expect(await readKept(after, session, "receptions")).toMatchObject({ version: "new" });
  });

  it("R6 a lease that is not renewed ends by the store's clock", async () => {
    expect(await store.lease("dead", "killed", 150)).toBe("taken");
    await pause(200);
    expect(await store.renew("dead", "killed", 150)).toBe(false);
    expect(await other.lease("dead", "heir", 150)).toBe("taken");
  });

  it("R5 a lease released with a rest is nobody's until the rest is over", async () => {
    for (const [name, restMs] of Object.entries({ tired: 60_000, rested: 150 })) {
      await store.lease(name, "one", 2_000);
      await store.release(name, "one", restMs);
    }
    await pause(200);
    expect(await other.lease("tired", "two", 2_000)).toBe("cooldown");
    expect(await other.lease("rested", "two", 2_000)).toBe("taken");
  });

  it("R6 who takes over a lease learns that its holder was sending, and for how long that may go on", async () => {
    await store.lease("sending", "one", minute);
    expect(await store.beginSend("sending", "one", { lifeMs: minute, openMs: minute })).toEqual({ state: "alone" });
    // The second try of the same holder.
    expect(await store.beginSend("sending", "one", { lifeMs: 100, openMs: minute })).toEqual({ state: "alone" });
    await pause(150);
    expect(await other.lease("sending", "two", minute)).toBe("taken");
    expect(await store.beginSend("sending", "one", { lifeMs: minute, openMs: minute })).toEqual({ state: "lost" });
    const again = await other.beginSend("sending", "two", { lifeMs: minute, openMs: minute });
    const openForMs = "openForMs" in again ? again.openForMs : 0;
    expect(again.state).toBe("again");
    expect(openForMs).toBeGreaterThan(0);
    expect(openForMs).toBeLessThanOrEqual(minute);
  });

  it("R6 what was sent under a lease that was given back is sent by nobody any more", async () => {
    await store.lease("sent", "one", 2_000);
    await store.beginSend("sent", "one", { lifeMs: minute, openMs: minute });
    await store.release("sent", "one");
    await other.lease("sent", "two", 2_000);
    expect(await other.beginSend("sent", "two", { lifeMs: minute, openMs: minute })).toEqual({ state: "alone" });
  });

  it("R4 who holds the lease in between without sending does not hide that its former holder may be", async () => {
    await store.lease("role", "one", minute);
    await store.beginSend("role", "one", { lifeMs: 100, openMs: minute });
    await pause(150);
    expect(await other.lease("role", "chooses a role", minute)).toBe("taken");
    await other.release("role", "chooses a role");
    await other.lease("role", "two", minute);
    expect(await other.beginSend("role", "two", { lifeMs: minute, openMs: minute })).toMatchObject({ state: "again" });
  });

  it("R4 keeps a doubt about a generation's tokens until new ones say otherwise", async () => {
    const session = sampleSession();
    await store.create(session);
    expect(await other.markDoubt(session.key, 2, "refused")).toBe(false);
    expect(await other.markDoubt(session.key, 1, "refused")).toBe(true);
    await store.compareAndSet(session.key, 1, { sealed: "a role was chosen", lastRefreshAt: null });
    expect((await other.read(session.key))?.doubt).toBe("refused");
    await store.compareAndSet(session.key, 2, { sealed: "new tokens", lastRefreshAt: 5, doubt: "none" });
    expect((await other.read(session.key))?.doubt).toBe("none");
  });

  it("drops what is past its limits, by sweep or by itself", async () => {
    const now = Date.now();
    const idle = sampleSession({ idleMs: 40 });
    const old = sampleSession({ absoluteMs: 40 });
    const alive = sampleSession();
    for (const session of [idle, old, alive]) await store.create(session);
    await pause(80);
    const dropped = await store.sweep(now + 80);
    expect(kind === "redis" ? 0 : 2).toBe(dropped);
    expect(await store.read(idle.key)).toBeUndefined();
    expect(await store.read(old.key)).toBeUndefined();
    expect(await store.read(alive.key)).toEqual(alive);
  });

  it("answers a ping", async () => {
    await expect(store.ping()).resolves.toBeUndefined();
  });
});
