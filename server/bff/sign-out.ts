import "server-only";
import { after } from "next/server";
import { keptPages } from "@/lib/kept-forms/kept-form";
import { endSession } from "../session/end-session";
import { dropKept } from "../session/kept-forms";
import { expiredSessionCookie, presentedSessionId } from "../session/session-cookie";
import { peekSession } from "../session/sessions";
import { refreshContext, sessionContext } from "../session/shared";
import { tokenCalls } from "../upstream/auth-calls";
import { jsonAnswer } from "./answers";
import { checkAccount } from "./check-account";
import { notePlatformSignOut } from "./sign-in";
import { type TrailedRequest, trail, whoIs } from "./trail";

/**
 * Ends the presented session: here first, then at the platform as far as it can be reached, once the person has
 * their answer. Ending it twice is fine.
 * @throws SessionStoreUnavailable: it may still live, and the browser keeps its cookie (S5)
 * @throws ConsoleError other-account
 */
export async function endPresentedSession(asked: TrailedRequest): Promise<void> {
  const id = presentedSessionId(asked.request.headers.get("cookie"));
  await checkPresented(asked, id);
  const { ended, signOutAtPlatform } = await endSession(refreshContext(tokenCalls), id);
  if (ended !== undefined) trail("signed out", asked, whoIs(ended));
  after(() => signOutAtPlatform().catch(notePlatformSignOut));
}

/** A page of another account ends nobody else's session. */
async function checkPresented({ request }: TrailedRequest, id: string | undefined): Promise<void> {
  const presented = await peekSession(sessionContext(), id);
  if (presented !== "unknown") checkAccount(request, presented);
}

/**
 * Drops what the account has kept of forms that were not sent. Before the session ends: where this fails, it still lives,
 * and the person can ask again.
 * @returns whether it did: of a session that had ended already nobody knows whose it was
 */
export async function dropAllKept({ request }: TrailedRequest): Promise<boolean> {
  const session = await peekSession(sessionContext(), presentedSessionId(request.headers.get("cookie")));
  if (session === "unknown") return false;
  checkAccount(request, session);
  await Promise.all(keptPages.map((page) => dropKept(sessionContext(), session, page)));
  return true;
}

/**
 * Drops the cookie and the browser's cache; saved filters in its storage survive (W14).
 * @param keptDropped whether what was kept of forms went too
 */
export function signedOutAnswer(keptDropped = false): Response {
  const headers = { "set-cookie": expiredSessionCookie, "clear-site-data": '"cache"' };
  return jsonAnswer({ data: { done: true, keptDropped } }, 200, headers);
}
