import "server-only";
import type { SessionStore } from "./store/session-store";

/** A killed holder keeps others waiting for this long at most (R6). */
export const leaseLifeMs = 2_000;
const renewEveryMs = 500;

/**
 * Runs a task under a lease that was taken, renewing it meanwhile, and gives it back whatever happens.
 *
 * @param cooldownMs how long nobody shall take the lease after this outcome; undefined where the task threw
 */
export async function holdLease<T>(
  store: SessionStore,
  name: string,
  owner: string,
  task: () => Promise<T>,
  cooldownMs: (outcome: T | undefined) => number,
): Promise<T> {
  // A lease that is lost or cannot be renewed is no fault of its own: a session's compare-and-set decides who wins, and
  // whoever has none asks once more before it does anything (`Turn.confirm`).
  const renewing = setInterval(() => store.renew(name, owner, leaseLifeMs).catch(() => false), renewEveryMs);
  let outcome: T | undefined;
  try {
    outcome = await task();
    return outcome;
  } finally {
    clearInterval(renewing);
    // Where the store is away, the lease ends by itself.
    await store.release(name, owner, cooldownMs(outcome)).catch(() => undefined);
  }
}
