import "server-only";
import { randomUUID } from "node:crypto";
import type { SessionTime } from "./session-time";
import type { LeaseAnswer, SendAnswer } from "./store/leases";
import type { SessionStore } from "./store/session-store";

/** A holder that is killed before it sends keeps others waiting for this long at most. */
const leaseLifeMs = 2_000;
/** One that is sending must not be overtaken while it stands still for 4.5 s; killed, it holds others up for this long (R6). */
const sendingLifeMs = 5_400;
const renewEveryMs = 500;
/** A request may leave for so long after the lease was confirmed; what is left of its life is for the answer. */
const freshForMs = 2_500;

type LeaseContext = Pick<SessionTime, "ticks" | "timer"> & { store: SessionStore };

/** A lease in the hands of its owner. */
export interface HeldLease {
  /** Renews it. @returns false where it is lost: its owner stood still for too long, or the store forgot it */
  confirm(): Promise<boolean>;
  /** Renews it for longer, and notes that its owner is sending what must not be sent twice. @param openMs how long that may be under way */
  beginSend(openMs: number): Promise<SendAnswer>;
  /** For the moment in which a request is written: whether the lease was confirmed lately enough. */
  isFresh(): boolean;
  /** Nobody gets the lease for so long after it is given back. */
  coolDown(ms: number): void;
}

/**
 * Runs a task under a lease, where the lease can be had: renews it meanwhile, and gives it back whatever happens.
 * @returns what the task returned, or why there was no lease
 */
export async function underLease<T>(
  context: LeaseContext,
  name: string,
  task: (lease: HeldLease) => Promise<T>,
): Promise<{ answer: "taken"; result: T } | { answer: Exclude<LeaseAnswer, "taken"> }> {
  const owner = randomUUID();
  const answer = await context.store.lease(name, owner, leaseLifeMs);
  return answer === "taken" ? { answer, result: await hold(context, name, owner, task) } : { answer };
}

async function hold<T>(
  { store, ticks, timer }: LeaseContext,
  name: string,
  owner: string,
  task: (lease: HeldLease) => Promise<T>,
): Promise<T> {
  let lifeMs = leaseLifeMs;
  let confirmedAt = Number.NEGATIVE_INFINITY;
  let cooldownMs = 0;
  let renewing: Promise<unknown> = Promise.resolve();
  const lease: HeldLease = {
    async confirm() {
      const startedAt = ticks();
      const isOurs = await store.renew(name, owner, lifeMs);
      confirmedAt = isOurs ? startedAt : Number.NEGATIVE_INFINITY;
      return isOurs;
    },
    async beginSend(openMs) {
      // A renewal that still waits for the store would shorten the lease again.
      await renewing;
      const startedAt = ticks();
      lifeMs = sendingLifeMs;
      const answer = await store.beginSend(name, owner, { lifeMs, openMs });
      if (answer.state !== "lost") confirmedAt = startedAt;
      return answer;
    },
    isFresh: () => lifeMs === sendingLifeMs && ticks() - confirmedAt <= freshForMs,
    coolDown(ms) {
      cooldownMs = ms;
    },
  };
  // A lease that is lost or cannot be renewed is no fault of its own: who sends asks `isFresh`, and a session's
  // compare-and-set decides who wins.
  let stop = timer(renewEveryMs, renew);
  function renew(): void {
    stop = timer(renewEveryMs, renew);
    renewing = lease.confirm().catch(() => false);
  }
  try {
    return await task(lease);
  } finally {
    stop();
    // Where the store is away, the lease ends by itself.
    await store.release(name, owner, cooldownMs).catch(() => undefined);
  }
}
