import "server-only";
import { createHmac } from "node:crypto";
import { ConsoleError } from "@/lib/errors/console-error";
import { mayEnterPanel, parseRoles } from "@/lib/roles/roles";
import { env } from "../env";
import { faultOf, log } from "../log";
import { deviceLabel } from "../session/device-label";
import { presentedSessionId } from "../session/session-cookie";
import { createSession, destroySession, type OpenSession } from "../session/sessions";
import { sessionContext, signInLimit } from "../session/shared";
import { type Credentials, signInUpstream, signOutUpstream } from "../upstream/auth-calls";
import { upstreamReason } from "../upstream/upstream-reason";
import { limitGuesses } from "./limit-guesses";

/**
 * Signs a person in: limits, the platform, the panel's gate, then a new session in place of whatever
 * the browser showed (S2).
 * @throws ConsoleError rate-limited, sign-in-refused, no-panel-access
 */
export async function startSession(
  credentials: Credentials,
  headers: Headers,
  signal: AbortSignal,
): Promise<OpenSession> {
  const network = await limitGuesses(credentials.email, headers);
  const grant = await signInUpstream(credentials, signal);
  if (!mayEnterPanel(parseRoles(grant.grantedRoles))) {
    await signOutUpstream(grant.accessToken).catch(notePlatformSignOut);
    throw new ConsoleError("no-panel-access");
  }
  const context = sessionContext();
  await destroySession(context, presentedSessionId(headers.get("cookie")));
  const session = await createSession(context, {
    grant,
    userId: userIdOf(grant.user.email),
    remember: credentials.rememberMe,
    device: deviceLabel(headers.get("user-agent")),
  });
  // The person is in; at worst their next attempts are counted a little too strictly.
  await signInLimit()
    .succeeded(credentials.email, network)
    .catch((fault: unknown) => log("warn", "sign-in limits were not reset", faultOf(fault)));
  return session;
}

/** The platform keeps a sign-in that nobody uses until it expires: so this is logged, and is no failure. */
export function notePlatformSignOut(error: unknown): void {
  log("warn", "the platform did not hear of a sign-out", { ...faultOf(error), ...upstreamReason(error) });
}

/** Groups a user's sessions without storing their address in plain text. */
export function userIdOf(email: string): string {
  return createHmac("sha256", env().SESSION_SECRET).update(email.trim().toLowerCase()).digest("hex");
}
