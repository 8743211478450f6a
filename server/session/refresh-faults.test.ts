import { contextOn, grant, newSession, refreshContextOn } from "@/tests/contract/session-store/session-fixtures";
import { VirtualTime } from "@/tests/support/session/virtual-time";
import { chooseRole } from "./choose-role";
import { refreshSession } from "./refresh";
import type { RefreshAnswer, RefreshContext, RefreshResult } from "./refresh-context";
import { mayForbiddenMeanExpired } from "./refresh-when";
import { leaseOfRefresh } from "./session-id";
import { createSession, type OpenSession, openSession, writeRecord } from "./sessions";
import { type SessionStore, SessionStoreUnavailable } from "./store/session-store";
import { openSqliteStore } from "./store/sqlite-store";

/** What takes seconds, under a clock that the test moves. */
describe("refresh over a long time", () => {
  let time: VirtualTime;
  let store: SessionStore;
  let sent: string[];

  beforeEach(() => {
    time = new VirtualTime();
    store = openSqliteStore(":memory:", () => Math.floor(time.ticks()));
    sent = [];
  });
  afterEach(() => store.close());

  const ok = (): RefreshAnswer => ({ outcome: "ok", grant: grant({ refreshToken: "refresh-2" }) });

  function processWith(answer: () => Promise<RefreshAnswer>, changes: Partial<SessionStore> = {}): RefreshContext {
    const callUpstream = async (token: string) => {
      sent.push(token);
      return answer();
    };
    return refreshContextOn(contextOn({ ...store, ...changes }, time), { callUpstream });
  }

  const start = () => createSession(contextOn(store, time), newSession());
  const stored = (id: string) => openSession(contextOn(store, time), id);

  /** Lets time pass in small steps, with everything done that falls due. */
  async function pass(ms: number): Promise<void> {
    for (const until = time.ticks() + ms; time.ticks() < until; ) {
      time.advance(Math.min(50, until - time.ticks()));
      await new Promise(setImmediate);
    }
  }

  async function outcomeWithin<T>(ms: number, work: Promise<T>): Promise<T> {
    let isDone = false;
    const done = work.finally(() => {
      isDone = true;
    });
    for (const until = time.ticks() + ms; !isDone && time.ticks() < until; ) await pass(50);
    if (!isDone) throw new Error(`Nothing came within ${ms} ms.`);
    return done;
  }

  /** A holder that was killed once its request had left: the lease and the note of its sending are all that is left. */
  async function killedWhileSending({ id, record }: OpenSession): Promise<void> {
    const name = leaseOfRefresh(id, record.refreshToken);
    await store.lease(name, "killed", 2_000);
    await store.beginSend(name, "killed", { lifeMs: 5_400, openMs: 20_000 });
  }

  it("R3 who waits hears 503 after 10 s, and the tokens that come after 19 s are kept", async () => {
    const session = await start();
    const slow = processWith(() => time.pause(19_000).then(ok));
    const waiter = processWith(async () => ok());
    const startedAt = time.ticks();
    const results = await outcomeWithin(
      10_100,
      Promise.all([refreshSession(slow, session.id, 1), refreshSession(waiter, session.id, 1)]),
    );
    expect(results).toEqual(["unavailable", "unavailable"]);
    expect(time.ticks() - startedAt).toBeGreaterThanOrEqual(10_000);
    await pass(9_500);
    expect(await stored(session.id)).toMatchObject({ gen: 2, doubt: "none", record: { refreshToken: "refresh-2" } });
    expect(sent).toEqual(["refresh-1"]);
  });

  it("R5 new tokens that the store cannot take for a minute are kept until it can", async () => {
    const session = await start();
    let isAway = true;
    const context = processWith(async () => ok(), {
      compareAndSet: async (...args) => {
        if (isAway) throw new SessionStoreUnavailable("away");
        return store.compareAndSet(...args);
      },
    });
    const first = refreshSession(context, session.id, 1);
    expect(await outcomeWithin(11_000, first)).toBe("unavailable");
    await pass(50_000);
    isAway = false;
    await pass(1_000);
    expect(await stored(session.id)).toMatchObject({ gen: 2, record: { refreshToken: "refresh-2" } });
    expect(sent).toEqual(["refresh-1"]);
  });

  it("R6 a refused token that a killed holder had sent signs out once its answer can no longer come, unsent again", async () => {
    const session = await start();
    await killedWhileSending(session);
    const context = processWith(async () => ({ outcome: "refused" }));
    const startedAt = time.ticks();
    expect(await outcomeWithin(6_000, refreshSession(context, session.id, 1))).toBe("unavailable");
    let last: RefreshResult = "unavailable";
    while (last === "unavailable") {
      expect(await stored(session.id)).toMatchObject({ gen: 1, doubt: "refused" });
      await pass(500);
      last = await outcomeWithin(6_000, refreshSession(context, session.id, 1));
    }
    expect(last).toBe("ended");
    expect(time.ticks() - startedAt).toBeGreaterThanOrEqual(20_000);
    expect(time.ticks() - startedAt).toBeLessThan(21_000);
    expect(sent).toEqual(["refresh-1"]);
  });

  it("R4 a role chosen meanwhile does not make a refusal end a session whose other holder may come back", async () => {
    const session = await start();
    await killedWhileSending(session);
    await pass(6_000);
    const context = processWith(async () => ({ outcome: "refused" }));
    expect(await outcomeWithin(1_000, chooseRole(context, session, "USER"))).toMatchObject({ gen: 2 });
    expect(await outcomeWithin(6_000, refreshSession(context, session.id, 2))).toBe("unavailable");
    expect(await stored(session.id)).toMatchObject({ gen: 2, doubt: "refused" });
  });

  it("R4 a try that fails while another holder is sending does not let the next refusal end the session before theirs", async () => {
    const session = await start();
    await killedWhileSending(session);
    const answers: RefreshAnswer[] = [{ outcome: "failed" }];
    const context = processWith(async () => answers.shift() ?? { outcome: "refused" });
    for (const until = time.ticks() + 19_000; time.ticks() < until; await pass(500)) {
      expect(await outcomeWithin(6_000, refreshSession(context, session.id, 1))).toBe("unavailable");
      expect(await stored(session.id)).toMatchObject({ gen: 1 });
    }
    await pass(2_000);
    expect(await outcomeWithin(6_000, refreshSession(context, session.id, 1))).toBe("ended");
    expect(sent).toEqual(["refresh-1", "refresh-1"]);
  });

  it("R4 a refusal ends nobody whose other holder comes back with the tokens, and the waiting ends with them", async () => {
    const session = await start();
    await killedWhileSending(session);
    const context = processWith(async () => ({ outcome: "refused" }));
    expect(await outcomeWithin(6_000, refreshSession(context, session.id, 1))).toBe("unavailable");
    const tokens = { ...session.record, refreshToken: "refresh-2" };
    await writeRecord(contextOn(store, time), session, tokens, { lastRefreshAt: time.clock(), doubt: "sent-twice" });
    expect(await refreshSession(context, session.id, 1)).toMatchObject({
      gen: 2,
      record: { refreshToken: "refresh-2" },
    });
    // The new tokens have a lease of their own: no cooldown of the old one holds them up.
    expect(
      await outcomeWithin(
        1_000,
        refreshSession(
          processWith(async () => ok()),
          session.id,
          2,
        ),
      ),
    ).toMatchObject({
      gen: 3,
      doubt: "none",
    });
  });

  it("R7 a 403 may mean ended tokens where one may have been sent twice, or where the time of day was set back", async () => {
    const session = { ...(await start()), lastRefreshAt: time.clock() };
    expect(mayForbiddenMeanExpired(session, time.clock())).toBe(false);
    expect(mayForbiddenMeanExpired({ ...session, doubt: "sent-twice" }, time.clock())).toBe(true);
    time.setTimeOfDay(-3_600_000);
    expect(mayForbiddenMeanExpired(session, time.clock())).toBe(true);
  });
});
