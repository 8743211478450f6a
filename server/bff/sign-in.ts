import "server-only";
import { createHmac } from "node:crypto";
import type { ErrorCode } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import { mayEnterPanel, parseRoles } from "@/lib/roles/roles";
import { env } from "../env";
import { log } from "../log/log";
import { faultOf } from "../log/logger.mjs";
import { accountOf } from "../session/account-of";
import type { SessionContext } from "../session/context";
import { deviceLabel } from "../session/device-label";
import { presentedSessionId } from "../session/session-cookie";
import type { UpstreamGrant } from "../session/session-record";
import { createSession, destroySession, type OpenSession, peekSession } from "../session/sessions";
import { sessionContext, signInLimit } from "../session/shared";
import { type Credentials, signInUpstream, signOutUpstream } from "../upstream/auth-calls";
import { upstreamReason } from "../upstream/upstream-reason";
import { limitGuesses } from "./limit-guesses";
import type { Incoming } from "./route";
import { trail, whoIs } from "./trail";

/**
 * Signs a person in: limits, the platform, the panel's gate, then a new session in place of whatever
 * the browser showed (S2).
 * @throws ConsoleError rate-limited, sign-in-refused, no-panel-access
 */
export async function startSession(credentials: Credentials, asked: Incoming): Promise<OpenSession> {
  const { headers, signal } = asked.request;
  const network = await limitGuesses(credentials.email, asked);
  const grant = await grantFor(credentials, signal).catch((error: unknown) => {
    if (error instanceof ConsoleError && refusals.has(error.code))
      trail("sign-in refused", asked, { email: credentials.email }, { code: error.code });
    throw error;
  });
  const context = sessionContext();
  await endPresented(context, asked);
  const session = await createSession(context, {
    grant,
    userId: userIdOf(grant.user.email),
    remember: credentials.rememberMe,
    device: deviceLabel(headers.get("user-agent")),
  });
  // By the address that was typed, as the refusals before it.
  trail("signed in", asked, { email: credentials.email, session: session.key });
  // The person is in; at worst their next attempts are counted a little too strictly.
  await signInLimit()
    .succeeded(credentials.email, network)
    .catch((fault: unknown) => log("warn", "sign-in limits were not reset", faultOf(fault)));
  return session;
}

/** The session in whose place the new one comes (S2). */
async function endPresented(context: SessionContext, asked: Incoming): Promise<void> {
  const id = presentedSessionId(asked.request.headers.get("cookie"));
  const presented = await peekSession(context, id);
  await destroySession(context, id);
  if (presented !== "unknown") trail("signed out", asked, whoIs(presented));
}

const refusals: ReadonlySet<ErrorCode> = new Set(["sign-in-refused", "no-panel-access"]);

/** @throws ConsoleError sign-in-refused, no-panel-access */
async function grantFor(credentials: Credentials, signal: AbortSignal): Promise<UpstreamGrant> {
  const grant = await signInUpstream(credentials, signal);
  if (mayEnterPanel(parseRoles(grant.grantedRoles))) return grant;
  await signOutUpstream(grant.accessToken).catch(notePlatformSignOut);
  throw new ConsoleError("no-panel-access");
}

/** The platform keeps a sign-in that nobody uses until it expires: so this is logged, and is no failure. */
export function notePlatformSignOut(error: unknown): void {
  log("warn", "the platform did not hear of a sign-out", { ...faultOf(error), ...upstreamReason(error) });
}

/** Groups a user's sessions without storing their address in plain text. */
export function userIdOf(email: string): string {
  return createHmac("sha256", env().SESSION_SECRET).update(accountOf(email)).digest("hex");
}
