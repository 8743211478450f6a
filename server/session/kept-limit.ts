import "server-only";
import type { Redis } from "ioredis";
import { decided, type LimitDecision, rateLimiter } from "./rate-limiter";

/** Two windows that are typed into without a pause write less; more is nobody's typing. */
const writesOfAccount = 90;
/** A form is looked up when it is opened. Opened, a full one costs as much as writing it. */
const readsOfAccount = 120;
const windowSeconds = 60;

type KeptCount = (userId: string) => Promise<LimitDecision>;

/** Counts what one account has kept, and what it has looked up of that, from all its sessions. */
export function createKeptLimits(redis: Redis | undefined): Readonly<Record<"writes" | "reads", KeptCount>> {
  const writes = rateLimiter(redis, "kept", writesOfAccount, windowSeconds);
  const reads = rateLimiter(redis, "kept-read", readsOfAccount, windowSeconds);
  return {
    writes: (userId) => decided(writes.consume(userId)),
    reads: (userId) => decided(reads.consume(userId)),
  };
}
