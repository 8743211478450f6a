import "server-only";
import { setMaxListeners } from "node:events";

/** As many as fetch allows: what waits for its turn listens, too, and beyond that it is a leak that Node should tell of. */
const mostListeners = 1_500;

/** For a signal on which all calls of a request may listen: beyond ten listeners Node warns. */
export function forManyCalls(signal: AbortSignal): AbortSignal {
  setMaxListeners(mostListeners, signal);
  return signal;
}

/** Aborts with the first of them. */
export function firstOf(...signals: readonly (AbortSignal | undefined)[]): AbortSignal {
  return forManyCalls(AbortSignal.any(signals.filter((signal) => signal !== undefined)));
}
