import "server-only";
import { fileURLToPath } from "node:url";
import type { Redis } from "ioredis";
import { connectRedis } from "./redis-client";
import { openRedisStore } from "./redis-store";
import type { SessionStore } from "./session-store";
import { openSqliteStore } from "./sqlite-store";

export interface OpenedStore {
  store: SessionStore;
  /** Where sign-in limits are counted too; undefined with SQLite, which serves one replica. */
  redis: Redis | undefined;
}

/**
 * @param url `redis://…`, `rediss://…`, `file:relative/path.sqlite` or `file:///absolute/path.sqlite`
 * @throws for a file that cannot be opened or that others may read. A Redis that is down is no error
 *   here: its commands fail until it is there.
 */
export function openSessionStore(url: string): OpenedStore {
  if (/^rediss?:/.test(url)) {
    const connection = connectRedis(url);
    return { store: openRedisStore(connection), redis: connection.redis };
  }
  const path = url.startsWith("file://") ? fileURLToPath(url) : url.replace(/^file:/, "");
  return { store: openSqliteStore(path), redis: undefined };
}
