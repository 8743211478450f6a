import "server-only";
import type { Redis } from "ioredis";
import { z } from "zod";
import type { IdempotentWrites } from "./idempotent-writes";
import { redisAnswer } from "./redis-answer";
import * as scripts from "./redis-write-scripts";

const writes = "console:write:";

const claimSchema = z.union([
  z.tuple([z.enum(["new", "running", "lost", "other"])]).transform(([state]) => ({ state })),
  z.tuple([z.literal("done"), z.string()]).transform(([state, sealed]) => ({ state, sealed })),
]);

/** Idempotent writes in Redis: they end by their own TTL. */
export function redisWrites(redis: Redis): IdempotentWrites {
  const run = (script: string, key: string, ...values: (string | number)[]) =>
    redisAnswer(() => redis.eval(script, 1, writes + key, ...values));
  return {
    claimWrite: async (key, request, { timeoutMs, ttlMs }) =>
      claimSchema.parse(await run(scripts.claimScript, key, request, timeoutMs, ttlMs)),
    completeWrite: async (key, sealed) => {
      await run(scripts.completeScript, key, sealed ?? "");
    },
    releaseWrite: async (key) => {
      await redisAnswer(() => redis.del(writes + key));
    },
  };
}
