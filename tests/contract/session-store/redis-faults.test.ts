import { setTimeout as pause } from "node:timers/promises";
import { Redis } from "ioredis";
import type { LimitDecision } from "@/server/session/rate-limiter";
import { createSignInLimit } from "@/server/session/sign-in-limit";
import { type OpenedStore, openSessionStore } from "@/server/session/store/open-store";
import { SessionStoreUnavailable } from "@/server/session/store/session-store";
import { storeReason } from "@/server/session/store/store-reason";
import { until } from "@/tests/support/console/until";
import { type RedisServer, startRedis } from "./redis-server";
import { sampleSession } from "./sample";

describe("a Redis that fails", () => {
  let redis: RedisServer;
  let opened: OpenedStore;

  beforeAll(async () => {
    redis = await startRedis();
    opened = openSessionStore(redis.url);
    await opened.store.ping();
  });

  afterAll(async () => {
    await opened.store.close();
    await redis.stop();
  });

  async function expectUnavailableWithinASecond(): Promise<void> {
    const begun = performance.now();
    await expect(opened.store.read("0".repeat(64))).rejects.toBeInstanceOf(SessionStoreUnavailable);
    await expect(Promise.resolve(performance.now() - begun)).resolves.toBeLessThan(1_000);
  }

  async function recovered(): Promise<void> {
    const giveUpAt = performance.now() + 10_000;
    while (performance.now() < giveUpAt) {
      if (
        await opened.store.ping().then(
          () => true,
          () => false,
        )
      )
        return;
      await pause(50);
    }
    throw new Error("Redis is back, the store is not.");
  }

  it("S9 hung: every command fails within a second, and works again when Redis does", async () => {
    const session = sampleSession();
    await opened.store.create(session);
    redis.signal("SIGSTOP");
    for (let round = 0; round < 4; round += 1) await expectUnavailableWithinASecond();
    expect(await opened.store.ping().then(() => "well", storeReason)).toBe("silent");
    redis.signal("SIGCONT");
    await recovered();
    expect(await opened.store.read(session.key)).toEqual(session);
  });

  it("S9 S21 that was down at first and then refuses its database gets nothing into another one", async () => {
    const late = await startRedis();
    late.signal("SIGSTOP");
    const { store, redis: client } = openSessionStore(`${late.url}/99`);
    const limit = createSignInLimit(client);
    await expect(store.ping()).rejects.toBeInstanceOf(SessionStoreUnavailable);
    late.signal("SIGCONT");
    const reason = () => store.ping().then(() => "well", storeReason);
    await until("the refusal to be known", async () => (await reason()) === "unknown-database");
    for (let round = 0; round < 5; round += 1) {
      await expect(store.create(sampleSession())).rejects.toBeInstanceOf(SessionStoreUnavailable);
      expect(await limit.attempt(`account-${round}`, "192.0.2.1")).toBe("allowed");
    }
    const looker = new Redis(late.url);
    expect(await looker.dbsize()).toBe(0);
    looker.disconnect();
    await store.close();
    await late.stop();
  });

  it("S9 killed: commands fail within a second, and work again after a restart", async () => {
    redis.signal("SIGKILL");
    for (let round = 0; round < 4; round += 1) await expectUnavailableWithinASecond();
    expect(await opened.store.ping().then(() => "well", storeReason)).toBe("refused");
    await redis.restart();
    await recovered();
  });

  it("S9 busy: where this process was too busy to hear of Redis, what can be asked twice is asked once more", async () => {
    const session = sampleSession();
    await opened.store.create(session);
    redis.signal("SIGSTOP");
    const asked = Promise.allSettled([opened.store.read(session.key), opened.store.ping()]);
    let isBusy = true;
    const work = (): void => {
      for (const until = performance.now() + 20; performance.now() < until; );
      if (isBusy) setImmediate(work);
    };
    work();
    await pause(900);
    redis.signal("SIGCONT");
    const [read, ping] = await asked;
    isBusy = false;
    expect([read, ping?.status]).toEqual([{ status: "fulfilled", value: session }, "fulfilled"]);
    await recovered();
  });

  it("O7 a Redis that answers and takes no writes is not ready, and the reason is known", async () => {
    const refusals = [
      ["maxmemory", "1", "0", "full"],
      ["min-replicas-to-write", "1", "0", "takes-no-writes"],
    ] as const;
    for (const [setting, harm, usual, reason] of refusals) {
      await opened.redis?.config("SET", setting, harm);
      const refused: unknown = await opened.store.ping().catch((error: unknown) => error);
      await opened.redis?.config("SET", setting, usual);
      expect([setting, refused, storeReason(refused)]).toEqual([setting, expect.any(SessionStoreUnavailable), reason]);
      await opened.store.ping();
    }
  });

  it("S15 sign-ins stay limited in memory while Redis is away", async () => {
    const limit = createSignInLimit(opened.redis);
    expect(await limit.attempt("a@demo.test", "192.0.2.1")).toBe("allowed");
    redis.signal("SIGKILL");
    await expectUnavailableWithinASecond();
    const decisions: LimitDecision[] = [];
    for (let guess = 0; guess < 50; guess += 1) decisions.push(await limit.attempt("a@demo.test", "192.0.2.1"));
    expect(decisions.filter((decision) => decision === "allowed").length).toBeLessThanOrEqual(10);
    expect(await limit.attempt("a@demo.test", "198.51.100.7")).toBe("allowed");
    await redis.restart();
    await recovered();
  });
});
