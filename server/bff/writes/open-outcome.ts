import "server-only";
import { ConsoleError } from "@/lib/errors/console-error";
import { upstreamReason } from "../../upstream/upstream-reason";

/** What happens after a request was sent, so that nobody knows what became of it. */
const afterSending: ReadonlySet<string> = new Set([
  "reset",
  "timeout-first-byte",
  "timeout-idle",
  "timeout-total",
  // An answer came, and does not say what was done.
  "cut",
  "schema",
  "media-type",
  "not-json",
  "too-heavy",
  "packed",
  "redirect",
]);

/** A write's failure, telling where it may have been done. */
export function failureOfWrite(error: unknown): unknown {
  if (!(error instanceof ConsoleError) || !isOutcomeOpen(error)) return error;
  const { code, shownText, retryAfter } = error;
  return new ConsoleError(code, { shownText, retryAfter, mayBeDone: true, cause: error });
}

/** Whether a failed write may have been done all the same. */
function isOutcomeOpen(error: unknown): boolean {
  const { upstreamReason: reason = "", upstreamStatus = 0 } = upstreamReason(error);
  // A refusal is one whatever page a gateway draws around it, and a 503 says that nobody was there to do it.
  if (upstreamStatus === 503 || (upstreamStatus >= 400 && upstreamStatus < 500)) return false;
  return afterSending.has(reason) || upstreamStatus >= 500;
}
