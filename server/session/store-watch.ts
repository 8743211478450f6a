import "server-only";
import type { SessionStore } from "./store/session-store";
import { storeReason } from "./store/store-reason";

/** An answer counts for so long, so that nobody makes the store write more often by asking (O7). */
const freshMs = 500;
const lookEveryMs = 5_000;

/** How the store was when it was last looked at: `reason` is from `storeReason`. */
export type StoreState = { isWell: true } | { isWell: false; reason: string };

export interface StoreWatch {
  /** Whether the store takes a write. Those who ask at once share one. */
  look(): Promise<StoreState>;
  /** Looks again and again, so that a change is told of where nobody asks. @returns ends it */
  start(): () => void;
}

function isSame(one: StoreState, other: StoreState): boolean {
  return one.isWell ? other.isWell : !other.isWell && one.reason === other.reason;
}

/** @param tell hears of each change, of another reason too, and of a store that is not well at the first look */
export function watchStore(store: Pick<SessionStore, "ping">, tell: (state: StoreState) => void): StoreWatch {
  let last: StoreState = { isWell: true };
  let told: StoreState = last;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<StoreState> | undefined;
  let hasEnded = false;

  async function lookNow(): Promise<StoreState> {
    const state = await store.ping().then(
      (): StoreState => ({ isWell: true }),
      (error: unknown): StoreState => ({ isWell: false, reason: storeReason(error) }),
    );
    // A store that was closed under a last look is not lost.
    if (hasEnded) return state;
    // A reason counts once it was found twice: while a store comes and goes each look finds another one.
    if (state.isWell !== last.isWell || (isSame(state, last) && !isSame(state, told))) {
      told = state;
      tell(state);
    }
    last = state;
    lookedAt = performance.now();
    running = undefined;
    return state;
  }

  async function look(): Promise<StoreState> {
    if (performance.now() - lookedAt < freshMs) return last;
    running ??= lookNow();
    return running;
  }

  return {
    look,
    start() {
      const timer = setInterval(() => void look(), lookEveryMs).unref();
      return () => {
        clearInterval(timer);
        hasEnded = true;
      };
    },
  };
}
