import "server-only";
import type { Redis } from "ioredis";
import { z } from "zod";
import type { AskedWrites } from "./asked-writes";
import { redisAnswer } from "./redis-answer";
import * as scripts from "./redis-write-scripts";

const writes = "console:write:";

const askedSchema = z.union([
  z.tuple([z.enum(["new", "running", "lost", "other"])]).transform(([state]) => ({ state })),
  z.tuple([z.literal("done"), z.string()]).transform(([state, sealed]) => ({ state, sealed })),
]);

/** Asked writes in Redis: they end by their own TTL. */
export function redisWrites(redis: Redis): AskedWrites {
  const run = (script: string, key: string, ...values: (string | number)[]) =>
    redisAnswer(() => redis.eval(script, 1, writes + key, ...values));
  return {
    askWrite: async (key, request, { runsMs, keptMs }) =>
      askedSchema.parse(await run(scripts.askScript, key, request, runsMs, keptMs)),
    settleWrite: async (key, sealed) => {
      await run(scripts.settleScript, key, sealed ?? "");
    },
    dropWrite: async (key) => {
      await redisAnswer(() => redis.del(writes + key));
    },
  };
}
