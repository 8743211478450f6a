import "server-only";
import { z } from "zod";
import { redisAnswer, redisAnswerOrAgain } from "./redis-answer";
import type { RedisConnection } from "./redis-client";
import { redisKept } from "./redis-kept";
import { redisLeases } from "./redis-leases";
import * as scripts from "./redis-scripts";
import { redisWrites } from "./redis-writes";
import {
  refreshDoubts,
  type SessionStore,
  SessionStoreUnavailable,
  type StoredSession,
  touchEveryMs,
} from "./session-store";

const records = "console:session:";
const users = "console:sessions-of:";
/** Written to see whether a write is taken. */
const mark = "console:readiness";
const markMs = 60_000;

const number = z.string().regex(/^\d+$/).transform(Number);

/** Redis keeps texts only. */
const hashSchema = z
  .object({
    userId: z.string(),
    device: z.string(),
    createdAt: number,
    lastSeenAt: number,
    idleMs: number,
    absoluteMs: number,
    remember: z.enum(["0", "1"]).transform((text) => text === "1"),
    gen: number,
    lastRefreshAt: z.union([z.literal("").transform(() => null), number]),
    // A record of an older release has none.
    doubt: z.enum(refreshDoubts).default("none"),
    sealed: z.string(),
  })
  .strip();

/**
 * Sessions in one Redis (or one behind Sentinel; the scripts reach two keys, so not a cluster), for any
 * number of replicas. Records end by their own TTL.
 */
export function openRedisStore({ redis, fault }: RedisConnection): SessionStore {
  async function read(key: string): Promise<StoredSession | undefined> {
    const hash = await redisAnswerOrAgain(() => redis.hgetall(records + key));
    return hash.sealed === undefined ? undefined : { key, ...hashSchema.parse(hash) };
  }
  const run = (script: string, keys: string[], ...values: (string | number)[]) =>
    redisAnswer(async () => z.number().parse(await redis.eval(script, keys.length, ...keys, ...values)));

  return {
    ...redisWrites(redis),
    ...redisKept(redis),
    ...redisLeases(redis),
    create: async ({ key, ...session }) => {
      const hash = { ...session, remember: Number(session.remember), lastRefreshAt: session.lastRefreshAt ?? "" };
      const life = Math.min(session.idleMs, session.absoluteMs);
      await run(
        scripts.createScript,
        [records + key, users + session.userId],
        life,
        key,
        ...Object.entries(hash).flat(),
      );
    },
    read,
    touch: async (key, seenAt) => {
      await run(scripts.touchScript, [records + key], seenAt, touchEveryMs, users);
    },
    compareAndSet: async (key, gen, next) =>
      (await run(
        scripts.compareAndSetScript,
        [records + key],
        gen,
        next.sealed,
        next.lastRefreshAt ?? "",
        next.doubt ?? "",
      )) === 1,
    markDoubt: async (key, gen, doubt) => (await run(scripts.markDoubtScript, [records + key], gen, doubt)) === 1,
    destroy: async (key, only) =>
      (await run(scripts.destroyScript, [records + key], key, users, only?.userId ?? "", only?.gen ?? "")) === 1,
    destroyByUser: (userId) => run(scripts.destroyByUserScript, [users + userId], records),
    listByUser: async (userId) => {
      const keys = await redisAnswer(() => redis.smembers(users + userId));
      const sessions = await Promise.all(keys.map(read));
      const ended = keys.filter((_, index) => sessions[index] === undefined);
      if (ended.length > 0) await redisAnswer(() => redis.srem(users + userId, ...ended));
      return sessions.filter((session) => session !== undefined);
    },
    // Nothing is left to sweep: records, leases, idempotent writes and kept forms have a TTL each.
    sweep: async () => 0,
    ping: async () => {
      try {
        await redisAnswerOrAgain(() => redis.set(mark, "", "PX", markMs));
      } catch (error) {
        const cause = fault();
        throw cause === undefined ? error : new SessionStoreUnavailable("Redis is not reached.", { cause });
      }
    },
    close: async () => redis.disconnect(),
  };
}
