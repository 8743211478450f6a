import "server-only";
import { refreshSession } from "./refresh";
import type { RefreshContext, RefreshResult } from "./refresh-context";
import { type OpenSession, peekSession } from "./sessions";

const refreshAheadMs = 60_000;
const forbiddenEveryMs = 30_000;

/**
 * Whether the token should be renewed before it is used: with less than 60 s left, or less than half
 * of its life where it lives for less than two minutes and would otherwise be renewed at every call.
 */
export function isDueForRefresh({ record }: Pick<OpenSession, "record">, now: number): boolean {
  const life = record.accessLife;
  return life !== null && life.expiresAt - now < Math.min(refreshAheadMs, life.lifeMs / 2);
}

/**
 * Whether a 403 may mean an expired token (R7): it is expired by its own date, or it was not renewed
 * within the last 30 s, or its refresh token may have been sent twice, which a strict platform answers by ending both
 * tokens. Otherwise the 403 means what it says.
 */
export function mayForbiddenMeanExpired(
  { record, lastRefreshAt, doubt }: Pick<OpenSession, "record" | "lastRefreshAt" | "doubt">,
  now: number,
): boolean {
  if (doubt !== "none") return true;
  if (record.accessLife !== null && record.accessLife.expiresAt <= now) return true;
  // A last refresh in the future: the time of day was set back.
  return lastRefreshAt === null || now < lastRefreshAt || now - lastRefreshAt >= forbiddenEveryMs;
}

/** For a session about to be used. A failing refresh is no fault while the token still lives. */
export async function freshSession(context: RefreshContext, session: OpenSession): Promise<RefreshResult> {
  if (!isDueForRefresh(session, context.clock())) return session;
  const result = await refreshSession(context, session.id, session.gen);
  const isStillValid = (session.record.accessLife?.expiresAt ?? 0) > context.clock();
  return result === "unavailable" && isStillValid ? session : result;
}

/**
 * After a 403 with the token of `seen`. With a session as the result the call is retried exactly once.
 * Goes by the stored session, so that a late 403 for a replaced token refreshes nothing (R8).
 *
 * @throws SessionStoreUnavailable
 */
export async function sessionAfterForbidden(
  context: RefreshContext,
  seen: OpenSession,
): Promise<RefreshResult | "forbidden"> {
  const stored = await peekSession(context, seen.id);
  if (stored === "unknown") return "ended";
  if (stored.gen > seen.gen) return stored;
  if (!mayForbiddenMeanExpired(stored, context.clock())) return "forbidden";
  return refreshSession(context, seen.id, seen.gen);
}
