import { randomBytes } from "node:crypto";
import type { StoredSession } from "@/server/session/store/session-store";

/** @returns a session of its own key and user, signed in now */
export function sampleSession(changes: Partial<StoredSession> = {}): StoredSession {
  const now = Date.now();
  return {
    key: randomBytes(32).toString("hex"),
    userId: randomBytes(8).toString("hex"),
    device: "Chrome on Linux",
    createdAt: now,
    lastSeenAt: now,
    idleMs: 60_000,
    absoluteMs: 120_000,
    remember: false,
    gen: 1,
    lastRefreshAt: null,
    doubt: "none",
    sealed: "sealed-1",
    ...changes,
  };
}
