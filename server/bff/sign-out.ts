import "server-only";
import { expiredSessionCookie, presentedSessionId } from "../session/session-cookie";
import { destroySession, peekSession } from "../session/sessions";
import { sessionContext } from "../session/shared";
import { signOutUpstream } from "../upstream/auth-calls";
import { jsonAnswer } from "./answers";
import { notePlatformSignOut } from "./sign-in";

/**
 * Ends the presented session: here first, for good, then over at the platform as far as it hears us.
 * Ending it twice is fine.
 * @throws SessionStoreUnavailable: it may still live, and the browser keeps its cookie (S5)
 */
export async function endSession(headers: Headers): Promise<void> {
  const context = sessionContext();
  const id = presentedSessionId(headers.get("cookie"));
  const session = await peekSession(context, id);
  await destroySession(context, id);
  if (session !== "unknown") await signOutUpstream(session.record.accessToken).catch(notePlatformSignOut);
}

/** Drops the cookie and the browser's cache; saved filters in its storage survive (W14). */
export function signedOutAnswer(): Response {
  const headers = { "set-cookie": expiredSessionCookie, "clear-site-data": '"cache"' };
  return jsonAnswer({ data: { done: true } }, 200, headers);
}
