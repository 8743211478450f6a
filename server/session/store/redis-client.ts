import "server-only";
import { Redis } from "ioredis";

/** Every command answers or fails within this time, whatever Redis does (S9: 503 within a second). */
const commandTimeoutMs = 700;
const longestReconnectMs = 500;

/** One connection for the process. It comes back by itself; a command given while it is away fails. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    commandTimeout: commandTimeoutMs,
    connectTimeout: commandTimeoutMs,
    // A hung server keeps its sockets open: drop one that owes an answer, or it would never be replaced.
    socketTimeout: 1_000,
    maxRetriesPerRequest: 1,
    // A compare-and-set whose answer was lost must be judged by reading, not sent a second time.
    autoResendUnfulfilledCommands: false,
    retryStrategy: (attempt) => Math.min(attempt * 50, longestReconnectMs),
  });
  // Without a listener ioredis prints every lost connection; the commands that fail say it already.
  redis.on("error", () => undefined);
  return redis;
}
