import { ConsoleError } from "@/lib/errors/console-error";
import { isNotFound } from "@/lib/errors/is-not-found";
import { lookUpOutcome } from "./look-up-outcome";
import { mayBeMade } from "./may-be-made";
import type { WriteWatch } from "./send-write";
import { type LookReason, outcomeFound, type WriteOutcome } from "./write-outcome";

interface WatchedWrite {
  /** Sends it, once. */
  send(watch: WriteWatch): Promise<unknown>;
  /** Reads what it changes, and says whether it was made. */
  isDone(): Promise<boolean>;
  /** It takes longer: what became of it is looked up now. */
  onLooking?(reason: LookReason): void;
}

/** An answered write is looked up so long after its answer, in milliseconds: a platform may read from a copy. */
const seenAfterMs = [0, 1_000, 3_000];
/** For so long such a look is a part of the answer, and nothing is told of it. */
const quietLookMs = 500;

/** Makes a write and sees to it that its outcome is known. It is never sent again: a write of which nobody knows is looked up. */
export async function watchWrite(write: WatchedWrite): Promise<WriteOutcome> {
  const { isDone, onLooking } = write;
  try {
    const end = await sendWatching(write);
    return end === "seen" ? { kind: "done" } : await outcomeAnswered(write);
  } catch (failure) {
    const error = consoleErrorOf(failure);
    if (!mayBeMade(error)) return knownFailure(error, isDone);
    onLooking?.("unanswered");
    return outcomeFound(await lookUpOutcome(isDone), { kind: "unknown", error });
  }
}

/**
 * Sends a write. While it is said to be still under way the record is read at each asking: whoever was making it may have
 * died before it could say that it is made.
 *
 * @returns `seen` where the record shows it before there is an answer
 * @throws what sending throws
 */
function sendWatching({ send, isDone, onLooking }: WatchedWrite): Promise<"answered" | "seen"> {
  const waiting = new AbortController();
  return new Promise((resolve, reject) => {
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    async function look(): Promise<void> {
      onLooking?.("running");
      if (!(await isDone().catch(() => false)) || isOver) return;
      resolve("seen");
      waiting.abort();
    }
    send({ signal: waiting.signal, onRunning: () => void look() })
      .finally(end)
      .then(() => resolve("answered"), reject);
  });
}

/** The platform says that it is made, which stands where the record cannot be read. */
async function outcomeAnswered({ isDone, onLooking }: WatchedWrite): Promise<WriteOutcome> {
  const telling = setTimeout(() => onLooking?.("answered"), quietLookMs);
  const found = await lookUpOutcome(isDone, seenAfterMs);
  clearTimeout(telling);
  return found === "not-done" ? { kind: "no-effect" } : { kind: "done" };
}

function consoleErrorOf(failure: unknown): ConsoleError {
  return failure instanceof ConsoleError ? failure : new ConsoleError("internal", { mayBeDone: true, cause: failure });
}

/** Why the platform refuses is text for people: what it refuses because it is done is seen in the record. */
async function knownFailure(error: ConsoleError, isDone: WatchedWrite["isDone"]): Promise<WriteOutcome> {
  const isRefused = error.code === "upstream-rejected" || isNotFound(error);
  if (error.code === "upstream-rejected" && (await isDone().catch(() => false))) return { kind: "already" };
  return isRefused ? { kind: "refused", error } : { kind: "not-done", error, wasLookedUp: false };
}
