import type { ErrorCode, Failure } from "./codes";
import { errorCodes } from "./codes";

/** A failure that has a code. Thrown in the backend-for-frontend and, rebuilt from its answer, in the browser. */
export class ConsoleError extends Error {
  override readonly name = "ConsoleError";
  readonly code: ErrorCode;
  /** Text of the platform, only where the specification shows it to the person. */
  readonly shownText: string | undefined;
  readonly retryAfter: number | undefined;
  readonly reference: string | undefined;

  constructor(
    code: ErrorCode,
    details: {
      shownText?: string;
      retryAfter?: number;
      reference?: string;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: details.cause });
    this.code = code;
    this.shownText = details.shownText;
    this.retryAfter = details.retryAfter;
    this.reference = details.reference;
  }

  get status(): number {
    return errorCodes[this.code].status;
  }

  static fromFailure({ error }: Failure): ConsoleError {
    return new ConsoleError(error.code, {
      shownText: error.message,
      retryAfter: error.retryAfter,
      reference: error.reference,
    });
  }
}
