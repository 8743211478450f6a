import type { ErrorCode, Success } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import { type BffRequest, idempotencyHeader } from "./address";
import { askBff } from "./ask-bff";

/** How long to wait before a write that brought no answer is asked for again, in milliseconds. */
const retryDelays = {
  /** The line broke: it may be back at once, or the person sees why nothing happens. */
  unreached: [500, 1_500],
  /** It is being made: its answer is worth waiting for. The whole body goes up each time. */
  running: [1_000, 2_000, 4_000, 8_000, 8_000, 8_000],
};

/**
 * A key is asked under for so long, in milliseconds: well within the ten minutes for which the API knows it. After that,
 * as when a laptop has slept over it, asking again would make it again.
 */
export const keyLifeMs = 2 * 60_000;

export function newWriteKey(): string {
  return crypto.randomUUID();
}

/** Of who looks meanwhile whether a write was made: it may be seen sooner than its answer comes. */
export interface WriteWatch {
  /** It is not asked about any more. What is being made is made all the same. */
  signal: AbortSignal;
  /** An asking was told that it is still being made, and the next one follows in some seconds. */
  onRunning(): void;
}

/** Failures of the asking: what became of an earlier asking under the same key they do not say. */
const failedBeforeLooking: ReadonlySet<ErrorCode> = new Set([
  "offline",
  "unauthenticated",
  "session-ended",
  "other-account",
  "rate-limited",
  "overloaded",
  "session-unavailable",
]);

/** Nothing is known of what became of it. Asking again under the same key brings the answer once there is one. */
export function isUnanswered(error: unknown): boolean {
  if (whyUnanswered(error) !== undefined) return true;
  return error instanceof ConsoleError && error.mayBeDone === true && saysNothingOfEarlier(error);
}

/** Where the same was asked for before, under the same key, this is no news of it. */
export function saysNothingOfEarlier(error: unknown): boolean {
  return error instanceof ConsoleError && failedBeforeLooking.has(error.code);
}

/**
 * Sends a write under a key, by which the API makes it once however often it is asked for (C1). A line that broke costs
 * nothing but time, then: a write without an answer is sent again for a while.
 *
 * @throws ConsoleError, which says where it may have been done
 */
export async function sendWrite<Data>(
  request: BffRequest,
  key: string,
  { signal, onRunning }: Partial<WriteWatch> = {},
): Promise<Success<Data>> {
  const keyed = { ...request, headers: { ...request.headers, [idempotencyHeader]: key } };
  const left = { unreached: [...retryDelays.unreached], running: [...retryDelays.running] };
  const startedAt = Date.now();
  let isOpen = false;
  for (;;) {
    try {
      return await askBff<Data>(keyed, signal);
    } catch (error) {
      const why = whyUnanswered(error, isOpen);
      if (why === undefined) throw endOfAsking(error, isOpen);
      isOpen = true;
      if (why === "running") onRunning?.();
      const pause = left[why].shift();
      if (pause === undefined || Date.now() - startedAt > keyLifeMs) throw unanswered(error);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** @param isRepeat its line broke before: that there is none now leaves that open */
function whyUnanswered(error: unknown, isRepeat = false): keyof typeof retryDelays | undefined {
  if (!(error instanceof ConsoleError)) return undefined;
  if (error.code === "still-running") return "running";
  if (error.code === "offline" && isRepeat) return "unreached";
  // Whatever the API itself says has a reference; a proxy's own page and an answer that broke off have none.
  const isSilence = error.code === "upstream-unreachable" || error.code === "upstream-invalid-answer";
  return isSilence && error.requestId === undefined ? "unreached" : undefined;
}

/** @param isRepeat an earlier asking left open what became of it, and this one may say nothing of that */
function endOfAsking(error: unknown, isRepeat: boolean): unknown {
  return isRepeat && saysNothingOfEarlier(error) ? unanswered(error) : error;
}

function unanswered(error: unknown): ConsoleError {
  if (!(error instanceof ConsoleError)) return new ConsoleError("internal", { mayBeDone: true, cause: error });
  const { requestId, retryAfter } = error;
  // Only the repeat was not sent.
  const code = error.code === "offline" ? "upstream-unreachable" : error.code;
  return new ConsoleError(code, { requestId, retryAfter, mayBeDone: true, cause: error });
}
