import { contextOn, grant, jwt, newSession, refreshContextOn } from "@/tests/contract/session-store/session-fixtures";
import { endSession } from "./end-session";
import { refreshSession } from "./refresh";
import type { RefreshAnswer, RefreshContext } from "./refresh-context";
import { leaseOfRefresh } from "./session-id";
import { createSession, openSession } from "./sessions";
import type { SessionStore } from "./store/session-store";
import { openSqliteStore } from "./store/sqlite-store";

describe("endSession", () => {
  let store: SessionStore;
  let now: number;
  let renewals: string[];
  let ended: string[];

  beforeEach(() => {
    store = openSqliteStore(":memory:");
    now = Date.now();
    renewals = [];
    ended = [];
  });
  afterEach(() => store.close());

  function contextWith(changes: Partial<SessionStore> = {}): RefreshContext {
    const callUpstream = async (refreshToken: string): Promise<RefreshAnswer> => {
      renewals.push(refreshToken);
      return { outcome: "ok", grant: grant({ accessToken: `renewed-${renewals.length}`, refreshToken: "refresh-2" }) };
    };
    const endUpstream = async (accessToken: string) => void ended.push(accessToken);
    const context = contextOn({ ...store, ...changes }, { clock: () => now });
    return refreshContextOn(context, { callUpstream, endUpstream });
  }

  const started = () => createSession(contextWith(), newSession({ grant: grant({ accessToken: jwt(900, now) }) }));

  it("S4 ends it here at once, and with its living access token over there", async () => {
    const { id, record } = await started();
    const { signOutAtPlatform } = await endSession(contextWith(), id);
    expect(await openSession(contextWith(), id)).toBe("unknown");
    expect(ended).toEqual([]);
    await signOutAtPlatform();
    expect([renewals, ended]).toEqual([[], [record.accessToken]]);
  });

  it("S4 renews an access token past its end, for the platform would not listen to it", async () => {
    const { id } = await started();
    now += 901_000;
    const { signOutAtPlatform } = await endSession(contextWith(), id);
    expect(await openSession(contextWith(), id)).toBe("unknown");
    expect(renewals).toEqual([]);
    await signOutAtPlatform();
    expect([renewals, ended]).toEqual([["refresh-1"], ["renewed-1"]]);
  });

  it("R12 never spends a refresh token that somebody else is spending", async () => {
    const { id, record } = await started();
    now += 901_000;
    await store.lease(leaseOfRefresh(id, record.refreshToken), "a refresh at work", 2_000);
    await (await endSession(contextWith(), id)).signOutAtPlatform();
    expect(await openSession(contextWith(), id)).toBe("unknown");
    expect([renewals, ended]).toEqual([[], []]);
  });

  it("R12 ends the tokens of a refresh that was written in the last moment", async () => {
    const { id } = await started();
    let isFirst = true;
    const destroy: SessionStore["destroy"] = async (key, only) => {
      if (isFirst) await refreshSession(contextWith(), id, 1);
      isFirst = false;
      return store.destroy(key, only);
    };
    await (await endSession(contextWith({ destroy }), id)).signOutAtPlatform();
    expect(await openSession(contextWith(), id)).toBe("unknown");
    expect(ended).toEqual(["renewed-1"]);
  });

  it.each([undefined, "x".repeat(43), "no id"])("S4 ending what is none (%s) is fine", async (id) => {
    await (await endSession(contextWith(), id)).signOutAtPlatform();
    expect([renewals, ended]).toEqual([[], []]);
  });
});
