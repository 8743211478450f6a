import "server-only";
import { ConsoleError } from "@/lib/errors/console-error";
import { SessionStoreUnavailable } from "../session/store/session-store";

const tryAgainInSeconds = 2;

/** Whatever was thrown, as an error with a code. Seconds to wait are said wherever waiting helps. */
export function toConsoleError(error: unknown): ConsoleError {
  if (error instanceof SessionStoreUnavailable)
    return new ConsoleError("session-unavailable", { retryAfter: tryAgainInSeconds, cause: error });
  if (!(error instanceof ConsoleError)) return new ConsoleError("internal", { cause: error });
  if (error.status === 503 && error.retryAfter === undefined)
    return new ConsoleError(error.code, { retryAfter: tryAgainInSeconds, cause: error.cause });
  return error;
}
