import { setTimeout as pause } from "node:timers/promises";
import { contextOn, grant, jwt, newSession, refreshContextOn } from "@/tests/contract/session-store/session-fixtures";
import { refreshSession } from "./refresh";
import type { RefreshAnswer, RefreshContext } from "./refresh-context";
import { freshSession, sessionAfterForbidden } from "./refresh-when";
import { createSession, destroySession, openSession } from "./sessions";
import type { SessionStore } from "./store/session-store";
import { openSqliteStore } from "./store/sqlite-store";

describe("refresh", () => {
  let store: SessionStore;
  let now: number;
  let calls: string[];
  let endedUpstream: string[];

  beforeEach(() => {
    store = openSqliteStore(":memory:");
    now = Date.now();
    calls = [];
    endedUpstream = [];
  });
  afterEach(() => store.close());

  /** Each context is a process of its own: it shares the store and nothing else. */
  function processWith(answer: () => Promise<RefreshAnswer> | RefreshAnswer): RefreshContext {
    const callUpstream = async (refreshToken: string) => {
      calls.push(refreshToken);
      return answer();
    };
    const endUpstream = async (token: string) => void endedUpstream.push(token);
    return refreshContextOn(contextOn(store, { clock: () => now }), { callUpstream, endUpstream });
  }

  const renewed = (changes = {}): RefreshAnswer => ({
    outcome: "ok",
    grant: grant({ accessToken: jwt(900, now), refreshToken: `refresh-${calls.length + 1}`, ...changes }),
  });

  it("R1 100 parallel callers over two processes cause one refresh", async () => {
    const slowly = async () => pause(30).then(() => renewed());
    const processes = [processWith(slowly), processWith(slowly)];
    const { id } = await createSession(contextOn(store), newSession());
    const results = await Promise.all(
      Array.from({ length: 100 }, (_, index) => processes[index % 2]).map(
        (each) => each && refreshSession(each, id, 1),
      ),
    );
    expect(calls).toEqual(["refresh-1"]);
    expect(new Set(results.map((result) => typeof result === "object" && result.gen))).toEqual(new Set([2]));
    expect(processes.map((each) => each.inFlight.size)).toEqual([0, 0]);
  });

  it("R4 a refusal ends the session for every waiter after one attempt", async () => {
    const refusing = async () => pause(30).then((): RefreshAnswer => ({ outcome: "refused" }));
    const processes = [processWith(refusing), processWith(refusing)];
    const { id } = await createSession(contextOn(store), newSession());
    const results = await Promise.all([...processes, ...processes].map((each) => refreshSession(each, id, 1)));
    expect(results).toEqual(["ended", "ended", "ended", "ended"]);
    expect(calls).toHaveLength(1);
    expect(await openSession(contextOn(store), id)).toBe("unknown");
  });

  it.each([
    ["an unclear answer", async (): Promise<RefreshAnswer> => ({ outcome: "failed" })],
    ["a thrown error", async () => Promise.reject(new Error("reset"))],
  ])("R5 %s keeps the session and is not tried again within 2 s, in no process", async (_, answer) => {
    const processes = [processWith(answer), processWith(answer)];
    const { id } = await createSession(contextOn(store), newSession());
    for (let round = 0; round < 25; round += 1) {
      const results = await Promise.all(processes.map((each) => refreshSession(each, id, 1)));
      expect(results).toEqual(["unavailable", "unavailable"]);
    }
    expect(calls).toHaveLength(1);
    expect(await openSession(contextOn(store), id)).toMatchObject({ gen: 1 });
  });

  it("R7 1,000 times 403 with a living token cause one refresh and no sign-out", async () => {
    const context = processWith(() => renewed());
    let session = await createSession(context, newSession());
    const outcomes = new Set<string>();
    for (let round = 0; round < 1_000; round += 1) {
      now += 29;
      const result = await sessionAfterForbidden(context, session);
      if (typeof result === "object") session = result;
      outcomes.add(typeof result === "object" ? "retry" : result);
    }
    expect(calls).toHaveLength(1);
    expect([...outcomes]).toEqual(["retry", "forbidden"]);
  });

  it("R7 the last refresh counts in another process too, and 30 s later one more is allowed", async () => {
    const [one, two] = [processWith(() => renewed()), processWith(() => renewed())];
    const first = await createSession(one, newSession());
    const second = await sessionAfterForbidden(one, first);
    if (typeof second !== "object") throw new Error("not refreshed");
    now += 29_999;
    expect(await sessionAfterForbidden(two, second)).toBe("forbidden");
    now += 1;
    expect(await sessionAfterForbidden(two, second)).toMatchObject({ gen: 3 });
  });

  it("R8 a late 403 for a replaced token takes the newer one without a refresh", async () => {
    const context = processWith(() => renewed());
    const old = await createSession(context, newSession());
    await refreshSession(context, old.id, 1);
    expect(await sessionAfterForbidden(context, old)).toMatchObject({ gen: 2 });
    expect(await refreshSession(context, old.id, 1)).toMatchObject({ gen: 2 });
    expect(calls).toHaveLength(1);
  });

  it("R11 a token with less than 60 s left is renewed before use, and used on while the platform fails", async () => {
    const session = await createSession(
      processWith(() => renewed()),
      newSession({ grant: grant({ accessToken: jwt(900, now) }) }),
    );
    const failing = processWith(() => ({ outcome: "failed" }));
    now = Date.now() + 830_000;
    expect(await freshSession(failing, session)).toBe(session);
    expect(calls).toHaveLength(0);
    now += 20_000;
    expect(await freshSession(failing, session)).toBe(session);
    expect(calls).toHaveLength(1);
    now += 60_000;
    expect(await freshSession(failing, session)).toBe("unavailable");
  });

  it("S13 roles changed at the platform are picked up, a lost chosen role with them", async () => {
    const context = processWith(() => renewed({ grantedRoles: ["L1S"] }));
    const { id } = await createSession(context, newSession());
    await expect(refreshSession(context, id, 1)).resolves.toMatchObject({
      record: { roles: ["USER", "WH_ADMIN", "L1S"], chosenRole: "L1S", refreshToken: "refresh-2" },
    });
  });

  it("R12 a sign-out during the refresh is final, and the tokens that nobody holds are ended", async () => {
    const { id } = await createSession(contextOn(store), newSession());
    const context = processWith(async () => {
      await destroySession(contextOn(store), id);
      return renewed({ accessToken: "brought too late" });
    });
    expect(await refreshSession(context, id, 1)).toBe("ended");
    expect(await openSession(context, id)).toBe("unknown");
    expect(endedUpstream).toEqual(["brought too late"]);
  });
});
