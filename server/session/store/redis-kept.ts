import "server-only";
import type { Redis } from "ioredis";
import { z } from "zod";
import type { KeptForms, KeptPlace } from "./kept-forms";
import { redisAnswer, redisAnswerOrAgain } from "./redis-answer";

const keyOf = ({ userId, form }: KeptPlace): string => `console:kept:${userId}:${form}`;

/** KEYS[1] is the kept form. ARGV: version, sealed, the version that is written over or '', life in ms. */
const writeScript = `
local there = redis.call('HGET', KEYS[1], 'version') or ''
if there == ARGV[1] then return 1 end
if there ~= ARGV[3] then return 0 end
redis.call('HSET', KEYS[1], 'version', ARGV[1], 'sealed', ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return 1`;

/** KEYS[1] is the kept form. ARGV: the only version or ''. */
const dropScript = `
if ARGV[1] ~= '' and redis.call('HGET', KEYS[1], 'version') ~= ARGV[1] then return 0 end
return redis.call('DEL', KEYS[1])`;

const hashSchema = z.object({ version: z.string(), sealed: z.string() });

/** Kept forms in Redis: they end by their own TTL. */
export function redisKept(redis: Redis): KeptForms {
  const run = (script: string, place: KeptPlace, ...values: (string | number)[]) =>
    redisAnswer(async () => (await redis.eval(script, 1, keyOf(place), ...values)) === 1);
  return {
    readKept: async (place) => hashSchema.safeParse(await redisAnswerOrAgain(() => redis.hgetall(keyOf(place)))).data,
    writeKept: (place, { version, sealed }, after, lifeMs) =>
      run(writeScript, place, version, sealed, after ?? "", lifeMs),
    dropKept: (place, version) => run(dropScript, place, version ?? ""),
  };
}
