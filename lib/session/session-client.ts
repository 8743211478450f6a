import { askBff } from "@/lib/calls/ask-bff";
import type { Role } from "@/lib/roles/roles";
import type { SessionView } from "./session-view";

/**
 * The session as the browser deals with it. Every function throws ConsoleError with the API's code,
 * or `upstream-unreachable` where the console itself cannot be reached. No token passes through here.
 */

export interface Credentials {
  email: string;
  password: string;
  rememberMe: boolean;
}

/** @throws ConsoleError sign-in-refused, no-panel-access, rate-limited (with `retryAfter` in seconds) */
export async function signIn(credentials: Credentials): Promise<SessionView> {
  const { csrfToken } = await ask<{ csrfToken: string }>("/api/auth/csrf");
  return ask<SessionView>("/api/auth/callback/credentials", { csrfToken, ...credentials });
}

/**
 * Ends the session on the server. Where this throws, it may still live.
 * @param dropsKept what is kept of the person's unsent forms goes too
 * @returns whether it does: it stays where the session had ended before
 */
export async function signOut({ dropsKept = false } = {}): Promise<{ keptDropped: boolean }> {
  return ask(`/api/session/sign-out${dropsKept ? "?kept=drop" : ""}`, "nothing");
}

export async function chooseRole(role: Role): Promise<SessionView> {
  return ask<SessionView>("/api/session/role", { role });
}

/** Does not count as using the session. @throws ConsoleError unauthenticated */
export async function readSession(): Promise<SessionView> {
  return ask<SessionView>("/api/session");
}

/** A session of one's own, in the profile. Times are milliseconds since the epoch. */
export interface MySession {
  /** Names the session for `endOtherSession`; it opens nothing. */
  ref: string;
  /** E.g. `Firefox`, `Windows`; null where the browser did not say. */
  browser: string | null;
  system: string | null;
  createdAt: number;
  lastSeenAt: number;
  isCurrent: boolean;
}

/** This one comes first, then the one used last. */
export async function listSessions(): Promise<MySession[]> {
  return ask<MySession[]>("/api/session/list");
}

/** @param ref of the list @throws ConsoleError not-found */
export async function endOtherSession(ref: string): Promise<void> {
  await ask("/api/session/end-other", { id: ref });
}

/** Ends all sessions of the person but this one. @returns how many */
export async function endOtherSessions(): Promise<number> {
  return (await ask<{ ended: number }>("/api/session/end-others", "nothing")).ended;
}

async function ask<Data>(address: string, body?: object | "nothing"): Promise<Data> {
  const { data } = await askBff<Data>({
    method: body === undefined ? "GET" : "POST",
    address,
    body: typeof body === "object" ? JSON.stringify(body) : undefined,
  });
  return data;
}
