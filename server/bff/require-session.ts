import "server-only";
import { headers } from "next/headers";
import { forbidden, redirect } from "next/navigation";
import { cache } from "react";
import type { AnyArgs } from "@/lib/calls/address";
import type { AnswerableCall } from "@/lib/calls/call";
import type { Success } from "@/lib/errors/codes";
import type { PageKey } from "@/lib/roles/pages";
import type { SessionView } from "@/lib/session/session-view";
import { newRequestId } from "../http/request-words.mjs";
import { callerOfPage, noteStoreAway } from "../page/page-request";
import { givenRequestId } from "../page/request-id";
import { requestedPathHeader } from "../security/requested-path";
import { isDueForRefresh } from "../session/refresh-when";
import { presentedSessionId } from "../session/session-cookie";
import { openSession } from "../session/sessions";
import { sessionContext } from "../session/shared";
import { SessionStoreUnavailable } from "../session/store/session-store";
import { callEnriched } from "../upstream/call-enriched";
import { firstOf } from "../upstream/calls-of-a-signal";
import { ClientAborted } from "../upstream/upstream-fault";
import type { SessionInUse } from "../upstream/with-session";
import { toConsoleError } from "./console-fault";
import { logFault } from "./fault-log";
import { openPages } from "./page-access";
import { toSessionView } from "./to-session-view";

/** Which page is to be rendered; `any` for what all pages share, such as their layout. */
export interface PagePolicy {
  page: PageKey | "any";
}

/** A session as a page has it: what may be shown, and calls in its name. No token can be had from it. */
export interface PageSession {
  view: SessionView;
  /** Its token is due for renewal, which the door to the page has waited for as long as a page may be held back. */
  isBeingRenewed: boolean;
  /** Straight to the platform, without HTTP to ourselves. It is given up when the browser leaves. @throws ConsoleError */
  call(call: AnswerableCall, args: AnyArgs, signal: AbortSignal): Promise<Success<unknown>>;
}

/**
 * The lock of every page, whatever the middleware did or did not do (W9). Without a session it
 * leads to the sign-in page; where the roles do not open the page, to `app/(console)/forbidden.tsx`.
 *
 * @throws SessionStoreUnavailable, which the nearest error boundary shows
 */
export async function requireSession({ page }: PagePolicy): Promise<PageSession> {
  const { session, requestId } = await sessionOfRequest();
  if (session === undefined) redirect(await signInAddress());
  const { current } = session;
  const caller = callerOfPage();
  if (page !== "any" && !openPages(current.record.roles).has(page)) forbidden();
  return {
    view: toSessionView(current),
    isBeingRenewed: isDueForRefresh(current, sessionContext().clock()),
    call: (call, args, given) => {
      const signal = firstOf(caller, given);
      return noted(call, requestId, callEnriched(call, args, session, { requestId, signal }));
    },
  };
}

/** Layout and page of one request share the session, and with it what a refresh brings. */
const sessionOfRequest = cache(async (): Promise<{ session: SessionInUse | undefined; requestId: string }> => {
  const given = await headers();
  const id = presentedSessionId(given.get("cookie"));
  const current = await openSession(sessionContext(), id).catch(storeFault);
  const requestId = givenRequestId(given) ?? newRequestId();
  return { session: current === "unknown" ? undefined : { current }, requestId };
});

function storeFault(error: unknown): never {
  if (error instanceof SessionStoreUnavailable) noteStoreAway();
  throw error;
}

/** A page may render without an answer; then only the log shows the failure. That nobody waits for it is none. */
async function noted<T>({ id: route }: AnswerableCall, requestId: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ClientAborted))
      logFault("call of a page failed", toConsoleError(error), { requestId, route });
    throw error;
  }
}

async function signInAddress(): Promise<string> {
  const wanted = (await headers()).get(requestedPathHeader);
  return wanted === null || wanted === "/" ? "/login" : `/login?callbackUrl=${encodeURIComponent(wanted)}`;
}

/** Whether this request shows a living session. */
export async function isSignedIn(): Promise<boolean> {
  return (await sessionOfRequest()).session !== undefined;
}
