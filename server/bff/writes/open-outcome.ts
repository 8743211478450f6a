import "server-only";
import { ConsoleError } from "@/lib/errors/console-error";
import { SessionStoreUnavailable } from "../../session/store/session-store";
import { mayBeDone } from "../../upstream/upstream-reason";

/** A write's failure, telling where it may have been done all the same. */
export function failureOfWrite(error: unknown): unknown {
  if (!(error instanceof ConsoleError) || !mayBeDone(error)) return error;
  const { code, shownText, retryAfter } = error;
  return new ConsoleError(code, { shownText, retryAfter, mayBeDone: true, cause: error });
}

/** Whether it is certain that a write was not made. @param error its failure, as `failureOfWrite` gives it */
export function isKnownToFail(error: unknown): boolean {
  return error instanceof ConsoleError ? !error.mayBeDone : error instanceof SessionStoreUnavailable;
}
