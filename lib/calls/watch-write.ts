import { ConsoleError } from "@/lib/errors/console-error";
import { type FoundOutcome, lookUpOutcome } from "./look-up-outcome";
import { isUnanswered } from "./send-write";

/** What is known of a write in the end. Its first two leave the record as it was wanted. */
export type WriteOutcome =
  | { kind: "done" }
  /** It was refused, and the record is what it was to become: somebody was faster, or this was asked for twice. */
  | { kind: "already" }
  /** The platform said no: `error` has its reason, or that the record is not there. */
  | { kind: "refused"; error: ConsoleError }
  /** It was not made. `wasLookedUp`: nobody had said so, and the record shows nothing of it. */
  | { kind: "not-done"; error: ConsoleError; wasLookedUp: boolean }
  /** It may have been made, and could not be looked up. */
  | { kind: "unknown"; error: ConsoleError };

interface WatchedWrite {
  /** Sends it, once. */
  send(): Promise<unknown>;
  /** Reads what it changes, and says whether it was made. */
  isDone(): Promise<boolean>;
  /** Its answer left open what became of it: that is looked up now. */
  onLooking?(): void;
}

/** Makes a write and sees to it that its outcome is known. It is never sent again: a write of which nobody knows is looked up. */
export async function watchWrite({ send, isDone, onLooking }: WatchedWrite): Promise<WriteOutcome> {
  try {
    await send();
    return { kind: "done" };
  } catch (failure) {
    const error = consoleErrorOf(failure);
    if (!mayBeMade(error)) return knownFailure(error, isDone);
    onLooking?.();
    return outcomeFound(await lookUpOutcome(isDone), error);
  }
}

/** Whether the record is what it was to become. */
export function isMade({ kind }: WriteOutcome): boolean {
  return kind === "done" || kind === "already";
}

/** @param error the answer that had left it open */
export function outcomeFound(found: FoundOutcome, error: ConsoleError): WriteOutcome {
  if (found === "done") return { kind: "done" };
  return found === "unknown" ? { kind: "unknown", error } : { kind: "not-done", error, wasLookedUp: true };
}

function consoleErrorOf(failure: unknown): ConsoleError {
  return failure instanceof ConsoleError ? failure : new ConsoleError("internal", { mayBeDone: true, cause: failure });
}

function mayBeMade(error: ConsoleError): boolean {
  return error.mayBeDone === true || error.code === "outcome-unknown" || isUnanswered(error);
}

/** Why the platform refuses is text for people: what it refuses because it is done is seen in the record. */
async function knownFailure(error: ConsoleError, isDone: WatchedWrite["isDone"]): Promise<WriteOutcome> {
  const isRefused = error.code === "upstream-rejected" || error.code === "not-found";
  if (error.code === "upstream-rejected" && (await isDone().catch(() => false))) return { kind: "already" };
  return isRefused ? { kind: "refused", error } : { kind: "not-done", error, wasLookedUp: false };
}
