import "server-only";
import { isSessionId } from "./session-id";

/** Holds the session's id and nothing else. The prefix binds it to this host, to https and to `/`. */
export const sessionCookie = "__Host-session";

const attributes = "Path=/; HttpOnly; Secure; SameSite=Strict";

/** Tells the browser to drop the cookie. */
export const expiredSessionCookie = `${sessionCookie}=; ${attributes}; Max-Age=0`;

/**
 * The id in a Cookie header. A Bearer header is never looked at (S20).
 * @returns undefined where there is none in the shape of an id
 */
export function presentedSessionId(cookieHeader: string | null): string | undefined {
  for (const part of (cookieHeader ?? "").split(";")) {
    const [name, value] = part.trim().split("=", 2);
    if (name === sessionCookie && isSessionId(value)) return value;
  }
  return undefined;
}
