import "server-only";
import { Redis } from "ioredis";

const connectTimeoutMs = 700;
/** Longer than `redisAnswer` waits: ioredis counts a standstill of this process as silence of Redis. */
const silenceMs = 3_000;
const longestReconnectMs = 500;

/** One connection for the process. It comes back by itself; a command given while it is away fails. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    commandTimeout: silenceMs,
    connectTimeout: connectTimeoutMs,
    // A hung server keeps its sockets open: drop one that owes an answer, or it would never be replaced.
    socketTimeout: silenceMs,
    maxRetriesPerRequest: 1,
    // A compare-and-set whose answer was lost must be judged by reading, not sent a second time.
    autoResendUnfulfilledCommands: false,
    retryStrategy: (attempt) => Math.min(attempt * 50, longestReconnectMs),
  });
  // Without a listener ioredis prints every lost connection; the commands that fail say it already.
  redis.on("error", () => undefined);
  return redis;
}
