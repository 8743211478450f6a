import "server-only";
import { randomUUID } from "node:crypto";
import type { SessionContext } from "./context";

const sweepEveryMs = 10 * 60 * 1000;
/** A little short of the interval, so that a replica's timer that comes early does not skip a round. */
const leaseMs = sweepEveryMs - 5_000;

/** Drops what ended, once in ten minutes over all processes: the lease is kept, not given back. */
async function sweepOnce({ store, clock }: SessionContext): Promise<number> {
  const lease = await store.lease("sweep", randomUUID(), leaseMs);
  return lease === "taken" ? store.sweep(clock()) : 0;
}

/** @param onFault told of a store that cannot be swept; the next round tries again. @returns stops it */
export function startSweep(context: SessionContext, onFault: (fault: unknown) => void): () => void {
  const timer = setInterval(() => sweepOnce(context).catch(onFault), sweepEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
