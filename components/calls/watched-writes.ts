import type { FoundOutcome } from "@/lib/calls/look-up-outcome";
import {
  isMade,
  isOpen,
  type LookReason,
  outcomeFound,
  reasonToLook,
  type WriteOutcome,
} from "@/lib/calls/write-outcome";
import { isShown, isUnderWay, setWatchState, watchStateOf } from "./watch-states";

/** Tells an outcome, and has what shows the record read again. */
type Follow = (outcome: WriteOutcome) => Promise<void>;

const nothingMore: Follow = async () => undefined;

/** Looks once more what became of a write whose outcome is open. */
export async function lookAgain(
  name: string,
  look: () => Promise<FoundOutcome>,
  follow: Follow = nothingMore,
): Promise<WriteOutcome | undefined> {
  const state = watchStateOf(name);
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
  if (isUnderWay(watchStateOf(name))) return undefined;
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
