import { contextOn, grant, jwt, newSession } from "@/tests/contract/session-store/session-fixtures";
import { chooseRole } from "./choose-role";
import { destroyOtherSession, destroyOtherSessions, listMySessions } from "./my-sessions";
import { createSession, destroySession, type OpenSession, openSession, writeRecord } from "./sessions";
import type { SessionStore } from "./store/session-store";
import { openSqliteStore } from "./store/sqlite-store";

const second = 1_000;
const hour = 3_600 * second;
const day = 24 * hour;
const signedInAt = 1_800_000_000_000;

describe("sessions", () => {
  let store: SessionStore;
  let now: number;
  const context = () => contextOn(store, { clock: () => now });

  beforeEach(() => {
    store = openSqliteStore(":memory:");
    now = signedInAt;
  });
  afterEach(() => store.close());

  function opened(session: OpenSession | "unknown"): OpenSession {
    if (session === "unknown") throw new Error("The session is unknown.");
    return session;
  }

  it.each([
    ["usual", false, 12 * hour],
    ["remembered", true, 7 * day],
  ])("S6 a %s session ends at its idle limit", async (_, remember, idle) => {
    const { id } = await createSession(context(), newSession({ remember }));
    now = signedInAt + idle - second;
    expect(opened(await openSession(context(), id)).left.idleMs).toBe(second);
    now += idle;
    expect(await openSession(context(), id)).toBe("unknown");
  });

  it.each([
    ["usual", false, 6 * hour, day],
    ["remembered", true, 6 * day, 30 * day],
  ])("S6 a %s session ends at its absolute limit, however busy", async (_, remember, step, absolute) => {
    const { id } = await createSession(context(), newSession({ remember }));
    for (now += step; now < signedInAt + absolute - second; now += step) opened(await openSession(context(), id));
    now = signedInAt + absolute - second;
    expect(opened(await openSession(context(), id)).left.absoluteMs).toBe(second);
    now += second;
    expect(await openSession(context(), id)).toBe("unknown");
  });

  it("S6 a session never outlives its refresh token", async () => {
    const refreshToken = jwt(3_600, now);
    const { id } = await createSession(context(), newSession({ remember: true, grant: grant({ refreshToken }) }));
    now = signedInAt + hour - second;
    expect(opened(await openSession(context(), id)).left.absoluteMs).toBe(second);
    now += second;
    expect(await openSession(context(), id)).toBe("unknown");
  });

  it("S8 S6 a session whose times were changed in the store ends when it would have, before a refresh and after it", async () => {
    const session = await createSession(context(), newSession());
    const prolong = async () => {
      const stored = await store.read(session.key);
      if (stored === undefined) throw new Error("The session is gone.");
      await store.destroy(session.key);
      await store.create({ ...stored, createdAt: now, lastSeenAt: now, idleMs: 30 * day, absoluteMs: 30 * day });
    };
    now = signedInAt + 23 * hour;
    await prolong();
    const prolonged = opened(await openSession(context(), session.id));
    expect(prolonged.left).toEqual({ idleMs: 12 * hour, absoluteMs: hour });
    const renewed = await writeRecord(context(), prolonged, prolonged.record, { lastRefreshAt: now });
    expect(renewed?.record.life?.createdAt).toBe(signedInAt);
    await prolong();
    now = signedInAt + day;
    expect(await openSession(context(), session.id)).toBe("unknown");
  });

  it("SESS-005 the stored roles hold every inherited one", async () => {
    const { record } = await createSession(context(), newSession());
    expect(record).toMatchObject({ grantedRoles: ["ACQUIRER"], roles: ["USER", "WH_ADMIN", "ACQUIRER"] });
  });

  it("S12 a role outside of the session's own tabs cannot be chosen", async () => {
    const session = await createSession(context(), newSession());
    expect(await chooseRole(context(), session, "DEVELOPER")).toBe("not-allowed");
    expect(opened(await openSession(context(), session.id)).record.chosenRole).toBe("ACQUIRER");
    expect(await chooseRole(context(), session, "WH_ADMIN")).toMatchObject({ gen: 2 });
    expect(opened(await openSession(context(), session.id)).record.chosenRole).toBe("WH_ADMIN");
  });

  it("S12 who signed out while the role was being chosen is told so", async () => {
    const session = await createSession(context(), newSession());
    const { store } = context();
    const compareAndSet: SessionStore["compareAndSet"] = async (key, gen, next) => {
      await store.destroy(key);
      return store.compareAndSet(key, gen, next);
    };
    const leaving = { ...context(), store: { ...store, compareAndSet } };
    expect(await chooseRole(leaving, session, "WH_ADMIN")).toBe("unknown");
  });

  it("S4 a destroyed session is unknown, and destroying it twice is fine", async () => {
    const { id } = await createSession(context(), newSession());
    await destroySession(context(), id);
    await destroySession(context(), id);
    expect(await openSession(context(), id)).toBe("unknown");
  });

  it("lists my sessions and ends another one of mine, never one of somebody else", async () => {
    const here = await createSession(context(), newSession());
    now += second;
    const there = await createSession(context(), newSession({ device: "Firefox on Windows" }));
    const stranger = await createSession(context(), newSession({ userId: "user-2" }));
    expect(await listMySessions(context(), here)).toMatchObject([
      { ref: here.key, isCurrent: true },
      { ref: there.key, browser: "Firefox", system: "Windows", isCurrent: false },
    ]);
    expect(await destroyOtherSession(context(), here, stranger.key)).toBe(false);
    expect(await destroyOtherSession(context(), here, here.key)).toBe(false);
    expect(await destroyOtherSession(context(), here, there.key)).toBe(true);
    expect(await openSession(context(), there.id)).toBe("unknown");
    opened(await openSession(context(), stranger.id));
  });

  it("SHELL-015 ends all others of mine at once, and neither this one nor anybody else's", async () => {
    const here = await createSession(context(), newSession());
    const others = [await createSession(context(), newSession()), await createSession(context(), newSession())];
    const stranger = await createSession(context(), newSession({ userId: "user-2" }));
    expect(await destroyOtherSessions(context(), here)).toBe(2);
    expect(await destroyOtherSessions(context(), here)).toBe(0);
    for (const { id } of others) expect(await openSession(context(), id)).toBe("unknown");
    for (const { id } of [here, stranger]) opened(await openSession(context(), id));
  });
});
