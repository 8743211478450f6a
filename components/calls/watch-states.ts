import { isOpen, type LookReason, type WriteOutcome } from "@/lib/calls/write-outcome";

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
