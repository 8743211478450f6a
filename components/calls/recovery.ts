import type { ErrorCode } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";

const soonestSeconds = 5;
/** So that the tabs of a whole staff do not all ask in the same moment. */
const spreadMs = 3_000;

const passing: ReadonlySet<ErrorCode> = new Set([
  "offline",
  "upstream-unreachable",
  "upstream-timeout",
  "overloaded",
  "session-unavailable",
]);

/** Outages end without anybody's doing here, so their screens ask again by themselves. */
export function comesBackByItself(error: unknown): error is ConsoleError {
  return error instanceof ConsoleError && passing.has(error.code);
}

interface FailedQuery {
  state: { error: unknown; errorUpdatedAt: number };
}

/**
 * When a failed query asks again: React Query's `refetchInterval`, which rests while the tab is hidden.
 * @returns milliseconds, the same for one failure however often it is asked for
 */
export function asksAgainAfter({ state: { error, errorUpdatedAt } }: FailedQuery): number | false {
  if (!comesBackByItself(error)) return false;
  return Math.max(soonestSeconds, error.retryAfter ?? 0) * 1000 + (errorUpdatedAt % spreadMs);
}
