import { ConsoleError } from "./console-error";

/** Why a page has no session any more: it has ended, or it is another account's by now. */
export type SessionEnd = "session-ended" | "other-account";

export function sessionEndOf(error: unknown): SessionEnd | undefined {
  if (!(error instanceof ConsoleError)) return undefined;
  if (error.code === "unauthenticated") return "session-ended";
  return error.code === "session-ended" || error.code === "other-account" ? error.code : undefined;
}

/** The session is over: no caller's own error handling should handle it. */
export function isSessionOver(error: unknown): boolean {
  return sessionEndOf(error) !== undefined;
}
