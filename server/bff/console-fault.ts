import "server-only";
import { ConsoleError } from "@/lib/errors/console-error";
import { tryAgainInSeconds } from "../http/request-words.mjs";
import { SessionStoreUnavailable } from "../session/store/session-store";

/** Whatever was thrown, as an error with a code. Seconds to wait are said wherever waiting helps. */
export function toConsoleError(error: unknown): ConsoleError {
  if (error instanceof SessionStoreUnavailable)
    return new ConsoleError("session-unavailable", { retryAfter: tryAgainInSeconds, cause: error });
  if (!(error instanceof ConsoleError)) return new ConsoleError("internal", { cause: error });
  const { code, status, retryAfter, mayBeDone, cause } = error;
  if (status !== 503 || retryAfter !== undefined) return error;
  return new ConsoleError(code, { retryAfter: tryAgainInSeconds, mayBeDone, cause });
}
