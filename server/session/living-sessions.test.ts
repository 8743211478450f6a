import { contextOn, newSession } from "@/tests/contract/session-store/session-fixtures";
import { knownAccount, noteLiving } from "./living-sessions";
import { newSessionId } from "./session-id";
import { createSession, destroySession, openSession } from "./sessions";
import { openSqliteStore } from "./store/sqlite-store";

const minute = 60_000;
const isKnownLiving = (key: string) => knownAccount(key) !== undefined;

afterEach(() => {
  jest.useRealTimers();
});

it("O11 a session is known as living from when it was found until it is found gone, and for a while at the most", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate"] });
  const store = openSqliteStore(":memory:");
  const context = contextOn(store);
  const [ended, elsewhere] = [await createSession(context, newSession()), await createSession(context, newSession())];
  expect([ended, elsewhere].map(({ key }) => isKnownLiving(key))).toEqual([true, true]);
  await destroySession(context, ended.id);
  await store.destroy(elsewhere.key);
  expect([ended, elsewhere].map(({ key }) => isKnownLiving(key))).toEqual([false, true]);
  expect(await openSession(context, elsewhere.id)).toBe("unknown");
  expect(isKnownLiving(elsewhere.key)).toBe(false);
  const { id, key } = await createSession(context, newSession());
  jest.advanceTimersByTime(20 * minute);
  expect(isKnownLiving(key)).toBe(false);
  await openSession(context, id);
  expect(isKnownLiving(key)).toBe(true);
  await store.close();
});

it("O11 of many sessions those are known that were seen last", () => {
  const keys = Array.from({ length: 20_000 }, newSessionId);
  for (const key of keys) noteLiving(key, "anybody");
  expect(isKnownLiving(keys.at(-1) ?? "")).toBe(true);
  expect(isKnownLiving(keys[0] ?? "")).toBe(false);
});
