import "server-only";
import type { Redis } from "ioredis";
import { decided, type LimitDecision, rateLimiter } from "./rate-limiter";

/** Two windows that are typed into without a pause write less; more is nobody's typing. */
const writesOfAccount = 90;
const windowSeconds = 60;

/** Counts what one account has kept, from all its sessions: each write is sealed and stored whole. */
export function createKeptLimit(redis: Redis | undefined): (userId: string) => Promise<LimitDecision> {
  const writes = rateLimiter(redis, "kept", writesOfAccount, windowSeconds);
  return (userId) => decided(writes.consume(userId));
}
