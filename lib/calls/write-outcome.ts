import type { ConsoleError } from "@/lib/errors/console-error";
import type { FoundOutcome } from "./look-up-outcome";

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
  | { kind: "unknown"; error: ConsoleError }
  /** The platform answered that it is made, and the record shows nothing of it. */
  | { kind: "no-effect" };

/** What is not settled: looking again may bring news. */
export type OpenOutcome = Extract<WriteOutcome, { kind: "unknown" | "no-effect" }>;

/**
 * Why the record is read before the outcome is told. `unanswered`: nobody said what became of the write; `running`: it is
 * said to be under way, which is waited for meanwhile; `answered`: it is said to be made.
 */
export type LookReason = "unanswered" | "running" | "answered";

/** Whether the record is what it was to become. */
export function isMade({ kind }: WriteOutcome): boolean {
  return kind === "done" || kind === "already";
}

/** Looking again may bring news of it. */
export function isOpen(outcome: WriteOutcome): outcome is OpenOutcome {
  return outcome.kind === "unknown" || outcome.kind === "no-effect";
}

/** Why one of an open outcome is looked up again. */
export function reasonToLook({ kind }: OpenOutcome): LookReason {
  return kind === "unknown" ? "unanswered" : "answered";
}

/** @param before what was known until it was looked */
export function outcomeFound(found: FoundOutcome, before: OpenOutcome): WriteOutcome {
  if (found === "done") return { kind: "done" };
  const isNews = found === "not-done" && before.kind === "unknown";
  return isNews ? { kind: "not-done", error: before.error, wasLookedUp: true } : before;
}
