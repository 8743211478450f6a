import { setTimeout as pause } from "node:timers/promises";
import { createSignInLimit, type SignInDecision } from "@/server/session/sign-in-limit";
import { type OpenedStore, openSessionStore } from "@/server/session/store/open-store";
import { SessionStoreUnavailable } from "@/server/session/store/session-store";
import { storeReason } from "@/server/session/store/store-reason";
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
    redis.signal("SIGCONT");
    await recovered();
    expect(await opened.store.read(session.key)).toEqual(session);
  });

  it("S9 killed: commands fail within a second, and work again after a restart", async () => {
    redis.signal("SIGKILL");
    for (let round = 0; round < 4; round += 1) await expectUnavailableWithinASecond();
    await redis.restart();
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
    const decisions: SignInDecision[] = [];
    for (let guess = 0; guess < 50; guess += 1) decisions.push(await limit.attempt("a@demo.test", "192.0.2.1"));
    expect(decisions.filter((decision) => decision === "allowed").length).toBeLessThanOrEqual(10);
    expect(await limit.attempt("a@demo.test", "198.51.100.7")).toBe("allowed");
    await redis.restart();
    await recovered();
  });
});
