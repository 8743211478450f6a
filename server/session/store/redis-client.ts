import "server-only";
import { Redis, ReplyError } from "ioredis";
import { networkFaultOf } from "../../upstream/network-faults";

const connectTimeoutMs = 700;
/** Longer than `redisAnswer` waits: ioredis counts a standstill of this process as silence of Redis. */
const silenceMs = 3_000;
const longestReconnectMs = 500;

export interface RedisConnection {
  redis: Redis;
  /** Why no command reaches Redis, as long as none does: it refuses the address's database, or there is no way to it. */
  fault(): Error | undefined;
}

/** One connection for the process. It comes back by itself; a command given while it is away fails. */
export function connectRedis(url: string): RedisConnection {
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
  let fault: Error | undefined;
  // Without a listener ioredis prints every lost connection; the commands that fail say it already, but for the reason.
  redis.on("error", (error) => {
    if (networkFaultOf(error) !== undefined) fault = error;
    if (!isRefusedDatabase(error)) return;
    fault = error;
    // ioredis would go on with the first database, which is somebody else's: no command may reach it.
    redis.disconnect(true);
  });
  redis.on("connect", () => {
    if (!isRefusedDatabase(fault)) fault = undefined;
  });
  redis.on("ready", () => {
    fault = undefined;
  });
  return { redis, fault: () => fault };
}

function isRefusedDatabase(error: unknown): error is Error {
  const { command } = Object(error);
  return error instanceof ReplyError && command?.name === "select";
}
