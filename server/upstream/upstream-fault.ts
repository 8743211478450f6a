import "server-only";
import { ConsoleError } from "@/lib/errors/console-error";

/** The platform did not take the access token: expired, or no right. The session layer decides which (R7). */
export class TokenRefused extends Error {
  override readonly name = "TokenRefused";
  constructor(readonly shownText?: string) {
    super("The platform refused the access token.");
  }
}

/** The browser left; nobody waits for an answer. */
export class ClientAborted extends Error {
  override readonly name = "ClientAborted";
}

/** The request was not sent, because its sender said so at the last moment. */
export class RequestWithheld extends Error {
  override readonly name = "RequestWithheld";
}

/** The exchange broke before the first byte of an answer. What was sent may have had its effect: only reads are sent again. */
export class ExchangeBroken extends Error {
  override readonly name = "ExchangeBroken";

  /** By name: the process's one breaker was made by one of Next's bundles, and each has a copy of this class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "ExchangeBroken";
  }

  constructor(cause: unknown) {
    super("The platform could not be reached.", { cause });
  }
}

/** What is wrong with an answer that came. */
export type AnswerFlaw =
  | "status"
  | "media-type"
  | "not-json"
  | "schema"
  | "too-heavy"
  | "packed"
  | "redirect"
  | "cut"
  | "first-bytes"
  | "error-details"
  | "empty";

/** Why an answer was of no use: a word of ours for the log, and nothing of what the answer said. */
export class FlawedAnswer extends Error {
  override readonly name = "FlawedAnswer";
  constructor(
    readonly flaw: AnswerFlaw,
    readonly status?: number,
    cause?: unknown,
  ) {
    super(flaw, { cause });
  }
}

export function invalidAnswer(flaw: AnswerFlaw, status?: number, cause?: unknown): ConsoleError {
  return new ConsoleError("upstream-invalid-answer", { cause: new FlawedAnswer(flaw, status, cause) });
}
