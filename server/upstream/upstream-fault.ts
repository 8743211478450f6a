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

/**
 * The base of what the process's one policy looks at. That was made by one of Next's bundles, and each has copies of these
 * classes: so they are told by their names.
 */
function faultCalled<Name extends string>(name: Name) {
  return class extends Error {
    override readonly name = name;

    static override [Symbol.hasInstance](value: unknown): boolean {
      return value instanceof Error && value.name === name;
    }
  };
}

/** The exchange broke before the first byte of an answer. What was sent may have had its effect: only reads are sent again. */
export class ExchangeBroken extends faultCalled("ExchangeBroken") {
  constructor(cause: unknown) {
    super("The platform could not be reached.", { cause });
  }
}

/** The other end took a stream and reset it. It is there, and its channel finds its own way back: no breaker counts it. */
export class StreamReset extends faultCalled("StreamReset") {
  constructor(cause: unknown) {
    super("The platform reset the stream.", { cause });
  }
}

/** A gateway in front of the platform answered in its place: nobody is behind it, or nobody did in time. */
const gatewayStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** To a read, such an answer is what a broken line is. A write may have been done (C1), and is told what came. */
export class GatewayFailed extends faultCalled("GatewayFailed") {
  constructor(status: number) {
    super("A gateway could not reach the platform.", { cause: new FlawedAnswer("status", status) });
  }
}

/** @throws GatewayFailed, whatever page or text the gateway sends along */
export function refuseGatewayAnswer(kind: "read" | "write", status: number): void {
  if (kind === "read" && gatewayStatuses.has(status)) throw new GatewayFailed(status);
}

/** What is wrong with an answer that came. */
export type AnswerFlaw =
  | "status"
  | "media-type"
  | "not-json"
  | "schema"
  | "other-record"
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
