import type { FoundOutcome } from "@/lib/calls/look-up-outcome";
import {
  isMade,
  isOpen,
  type LookReason,
  outcomeFound,
  reasonToLook,
  type WriteOutcome,
} from "@/lib/calls/write-outcome";

/** Where a watched write stands. */
export type WatchState =
  | { phase: "sending" }
  /** What became of it is looked up. */
  | { phase: "looking"; reason: LookReason }
  /** It is made, and what shows the record has not been read again yet. */
  | { phase: "reading" }
  | { phase: "over"; outcome: WriteOutcome };

/** Those of this tab by name: they outlive the place that shows them, so that coming back to it shows where they stand. */
const states = new Map<string, WatchState>();
const listeners = new Map<string, Set<() => void>>();

export function watchStateOf(name: string): WatchState | undefined {
  return states.get(name);
}

/** Whether one of the name is under way: another would be sent on top of it. */
export function isUnderWay(state: WatchState | undefined): boolean {
  return state !== undefined && state.phase !== "over";
}

export function setWatchState(name: string, state: WatchState | undefined): void {
  if (state === undefined) states.delete(name);
  else states.set(name, state);
  for (const listener of listeners.get(name) ?? []) listener();
}

/** Whether some place shows it now. */
export function isShown(name: string): boolean {
  return (listeners.get(name)?.size ?? 0) > 0;
}

/** @returns what ends it; what is over, and was shown, is forgotten with the last place, unless its outcome is open */
export function onWatchState(name: string, listener: () => void): () => void {
  const all = listeners.get(name) ?? new Set();
  listeners.set(name, all.add(listener));
  return () => {
    all.delete(listener);
    const state = states.get(name);
    if (all.size === 0 && state?.phase === "over" && !isOpen(state.outcome)) states.delete(name);
  };
}

/** Tells an outcome, and has what shows the record read again. */
type Follow = (outcome: WriteOutcome) => Promise<void>;

const nothingMore: Follow = async () => undefined;

/** Looks once more what became of a write whose outcome is open. */
export async function lookAgain(
  name: string,
  look: () => Promise<FoundOutcome>,
  follow: Follow = nothingMore,
): Promise<WriteOutcome | undefined> {
  const state = states.get(name);
  if (state?.phase !== "over" || !isOpen(state.outcome)) return undefined;
  const { outcome } = state;
  setWatchState(name, { phase: "looking", reason: reasonToLook(outcome) });
  return settle(name, outcomeFound(await look(), outcome), follow);
}

/** Runs a write under its name, one at a time, until it is followed. @returns undefined where one is under way */
export async function runWatched(
  name: string,
  write: (onLooking: (reason: LookReason) => void) => Promise<WriteOutcome>,
  follow: Follow = nothingMore,
): Promise<WriteOutcome | undefined> {
  if (isUnderWay(states.get(name))) return undefined;
  setWatchState(name, { phase: "sending" });
  return settle(name, await write((reason) => setWatchState(name, { phase: "looking", reason })), follow);
}

/** What was done, or was not shown to its end, is told elsewhere: only what is to be read stays. */
async function settle(name: string, outcome: WriteOutcome, follow: Follow): Promise<WriteOutcome> {
  if (!isMade(outcome)) {
    const isKept = isOpen(outcome) || isShown(name);
    setWatchState(name, isKept ? { phase: "over", outcome } : undefined);
    await follow(outcome);
    return outcome;
  }
  setWatchState(name, { phase: "reading" });
  try {
    await follow(outcome);
  } finally {
    // That somebody was faster is read where it is shown.
    setWatchState(name, outcome.kind === "already" && isShown(name) ? { phase: "over", outcome } : undefined);
  }
  return outcome;
}
