import "server-only";
import type { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";

export type LimitDecision = "allowed" | { retryAfterSeconds: number };

/** @param redis counts for all replicas; while it is away, and without it, this process counts alone (S15) */
export function rateLimiter(redis: Redis | undefined, name: string, points: number, duration: number) {
  const options = { keyPrefix: `console:${name}`, points, duration };
  const memory = new RateLimiterMemory(options);
  if (redis === undefined) return memory;
  const withRedis = { ...options, storeClient: redis, rejectIfRedisNotReady: true, insuranceLimiter: memory };
  return new RateLimiterRedis(withRedis);
}

/** @param counting what it rejects with where the limit is reached becomes the decision */
export async function decided(counting: Promise<unknown>): Promise<LimitDecision> {
  try {
    await counting;
    return "allowed";
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) };
    throw refusal;
  }
}
