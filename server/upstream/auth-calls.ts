import "server-only";
import { ConsoleError } from "@/lib/errors/console-error";
import { sessionCalls, type Tokens } from "@/lib/resources/session/session.calls";
import { clientApp } from "@/lib/session/session-view";
import { log } from "../log/log";
import { faultOf } from "../log/logger.mjs";
import type { RefreshAnswer, TokenCalls } from "../session/refresh-context";
import { openForMs } from "../session/refresh-context";
import type { UpstreamGrant } from "../session/session-record";
import { restAddress } from "./call-rest";
import type { UpstreamAnswer } from "./collect-answer";
import { exchange } from "./exchange";
import { outboundHeaders } from "./outbound-headers";
import { readAnswer } from "./read-answer";
import { ExchangeBroken, invalidAnswer, RequestWithheld, TokenRefused } from "./upstream-fault";
import { upstreamReason } from "./upstream-reason";

const logoutTimeoutMs = 3_000;

export interface Credentials {
  email: string;
  password: string;
  rememberMe: boolean;
}

/**
 * Asks the platform to sign in (SESS-001).
 * @throws ConsoleError sign-in-refused for whatever the platform has against it, in one text (S18)
 */
export async function signInUpstream(credentials: Credentials, signal: AbortSignal): Promise<UpstreamGrant> {
  const body = JSON.stringify({ ...credentials, clientApp });
  const headers = outboundHeaders("application/json", { hasBody: true });
  const url = restAddress(sessionCalls.signIn, {});
  try {
    const answer = await exchange({ url, method: "POST", headers, body, signal });
    // Whose password may be right would be told that it is wrong.
    if (isPage(answer)) throw invalidAnswer("media-type", answer.status);
    return grantOf(readAnswer(answer));
  } catch (error) {
    if (error instanceof ExchangeBroken) throw new ConsoleError("upstream-unreachable", { cause: error });
    throw isRefusal(error) ? new ConsoleError("sign-in-refused", { cause: error }) : error;
  }
}

/** The refresh call (SESS-011). Its address holds the token: nothing here is logged and no error leaves. */
async function refreshUpstream(refreshToken: string, mayLeave: () => boolean): Promise<RefreshAnswer> {
  try {
    const url = restAddress(sessionCalls.refresh, { params: { refreshToken } });
    const headers = outboundHeaders("application/json", { hasBody: false });
    const within = { within: openForMs, firstByteWithin: openForMs };
    const answer = await exchange({ url, method: "GET", headers, mayLeave, ...within });
    if (refuses(answer)) return { outcome: "refused" };
    return { outcome: "ok", grant: grantOf(readAnswer(answer)) };
  } catch (error) {
    if (error instanceof RequestWithheld) return { outcome: "withheld" };
    log("warn", "refresh failed", { ...faultOf(error), ...upstreamReason(error) });
    return { outcome: "failed" };
  }
}

function refuses(answer: UpstreamAnswer): boolean {
  const { status } = answer;
  return status >= 400 && status < 500 && status !== 408 && status !== 429 && !isPage(answer);
}

/** Drawn by a gateway in the platform's place, as while it is deployed: it says nothing of a token (R5) or a password (P13). */
function isPage({ contentType }: UpstreamAnswer): boolean {
  return contentType === "text/html";
}

/** Tells the platform that a session ended. Ours has ended by then, so a fault changes nothing. */
export async function signOutUpstream(token: string): Promise<void> {
  const url = restAddress(sessionCalls.signOut, {});
  const headers = outboundHeaders("application/json", { hasBody: false, token });
  await exchange({ url, method: "POST", headers, within: logoutTimeoutMs });
}

export const tokenCalls: TokenCalls = { callUpstream: refreshUpstream, endUpstream: signOutUpstream };

function grantOf(wire: unknown): UpstreamGrant {
  const parsed = sessionCalls.signIn.answer.safeParse(wire);
  if (!parsed.success) throw invalidAnswer("schema");
  const { apiToken, userPreferences, firstName, lastName, email, roles }: Tokens = parsed.data;
  return {
    accessToken: apiToken,
    refreshToken: userPreferences.tokenRefresh,
    user: { firstName, lastName, email },
    grantedRoles: roles,
  };
}

function isRefusal(error: unknown): boolean {
  if (error instanceof TokenRefused) return true;
  return error instanceof ConsoleError && (error.code === "upstream-rejected" || error.code === "not-found");
}
