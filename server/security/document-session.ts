import "server-only";
import { freshSession } from "../session/refresh-when";
import { presentedSessionId } from "../session/session-cookie";
import { peekSession } from "../session/sessions";
import { refreshContext, sessionContext } from "../session/shared";
import { SessionStoreUnavailable } from "../session/store/session-store";
import { tokenCalls } from "../upstream/auth-calls";
import { withTimeout } from "../with-timeout";

/** A page is held back no longer for a renewal: its calls wait for the rest. */
const timeoutMs = 120;

/** `ended`: the platform refused to renew it just now. `unavailable`: the store does not say. */
export type DocumentSession = "living" | "none" | "ended" | "unavailable";

/**
 * The session of a page that is about to load, with a token that still lasts for the calls of that
 * page: renewed here, once, instead of by each of them. A renewal that fails for now is theirs to show.
 */
export async function documentSession(cookieHeader: string | null): Promise<DocumentSession> {
  try {
    const session = await peekSession(sessionContext(), presentedSessionId(cookieHeader));
    if (session === "unknown") return "none";
    const fresh = await withTimeout(freshSession(refreshContext(tokenCalls), session), timeoutMs);
    return fresh === "ended" ? "ended" : "living";
  } catch (error) {
    if (error instanceof SessionStoreUnavailable) return "unavailable";
    throw error;
  }
}
