import type { ErrorCode, Failure } from "./codes";
import { errorCodes } from "./codes";

/** A failure that has a code. Thrown in the backend-for-frontend and, rebuilt from its answer, in the browser. */
export class ConsoleError extends Error {
  override readonly name = "ConsoleError";
  readonly code: ErrorCode;
  /** Text of the platform, only where the specification shows it to the person. */
  readonly shownText: string | undefined;
  /** It is in the person's language already. */
  readonly isTranslated: true | undefined;
  readonly retryAfter: number | undefined;
  readonly requestId: string | undefined;
  readonly mayBeDone: true | undefined;

  constructor(
    code: ErrorCode,
    details: {
      shownText?: string;
      isTranslated?: true;
      retryAfter?: number;
      requestId?: string;
      mayBeDone?: true;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: details.cause });
    this.code = code;
    this.shownText = details.shownText;
    this.isTranslated = details.isTranslated;
    this.retryAfter = details.retryAfter;
    this.requestId = details.requestId;
    this.mayBeDone = details.mayBeDone;
  }

  get status(): number {
    return errorCodes[this.code].status;
  }

  /** @param failure the body of a failed answer; anything else, as a balancer in between may send, is an invalid answer */
  static fromFailure(failure: unknown): ConsoleError {
    if (!isFailure(failure)) return new ConsoleError("upstream-invalid-answer");
    const { error } = failure;
    return new ConsoleError(error.code, {
      shownText: error.message,
      retryAfter: error.retryAfter,
      requestId: error.requestId,
      mayBeDone: error.mayBeDone,
    });
  }
}

function isFailure(body: unknown): body is Failure {
  if (typeof body !== "object" || body === null || !("error" in body)) return false;
  const { error } = body;
  return typeof error === "object" && error !== null && "code" in error && String(error.code) in errorCodes;
}
