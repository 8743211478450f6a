import "server-only";
import { ConsoleError } from "@/lib/errors/console-error";
import { tryAgainInSeconds } from "../http/request-words.mjs";
import { processSingleton } from "../process-singleton";
import type { RefreshResult } from "../session/refresh-context";
import { freshSession, sessionAfterForbidden } from "../session/refresh-when";
import type { OpenSession } from "../session/sessions";
import { refreshContext } from "../session/shared";
import { tokenCalls } from "./auth-calls";
import { type Bulkhead, runInKeyedBulkhead } from "./bulkhead";
import { TokenRefused } from "./upstream-fault";

/** One person with many tabs, or a script in their name, must not block the platform for the others (P20). */
const limits = { concurrent: 16, queued: 256, timeoutMs: 10_000 };

const bulkheads = () => processSingleton("session-bulkheads", () => new Map<string, Bulkhead>());

/** A session in use by one request. Calls of the same request share what one of them refreshed. */
export interface SessionInUse {
  current: OpenSession;
}

/**
 * Makes a call with the session's access token: renewed before where it is about to end, and once
 * after a 403 that may mean an ended one; then exactly one more try (SESS-015, reading 32).
 *
 * @param signal aborts when nobody waits any more
 * @throws ConsoleError forbidden, session-ended, session-unavailable, overloaded, and whatever the attempt throws
 */
export async function withSession<T>(
  session: SessionInUse,
  attempt: (token: string) => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  const context = refreshContext(tokenCalls);
  session.current = living(await freshSession(context, session.current));
  const seen = session.current;
  try {
    return await attemptInBulkhead(seen, attempt, signal);
  } catch (error) {
    if (!(error instanceof TokenRefused)) throw error;
    const after = await sessionAfterForbidden(context, seen);
    if (after === "forbidden") throw forbidden(error);
    session.current = living(after);
  }
  try {
    return await attemptInBulkhead(session.current, attempt, signal);
  } catch (error) {
    throw error instanceof TokenRefused ? forbidden(error) : error;
  }
}

/** Only what is at the platform counts: a call that waits for a refresh takes none. */
function attemptInBulkhead<T>(
  { key, record }: OpenSession,
  attempt: (token: string) => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  return runInKeyedBulkhead(bulkheads(), key, limits, () => attempt(record.accessToken), signal);
}

function living(result: RefreshResult): OpenSession {
  if (result === "ended") throw new ConsoleError("session-ended");
  if (result === "unavailable") throw new ConsoleError("session-unavailable", { retryAfter: tryAgainInSeconds });
  return result;
}

function forbidden(refusal: TokenRefused): ConsoleError {
  return new ConsoleError("forbidden", { shownText: refusal.shownText, cause: refusal });
}
