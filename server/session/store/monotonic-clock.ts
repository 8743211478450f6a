import "server-only";

const nanosecondsPerMs = 1_000_000n;

/** Milliseconds since the machine started: the same for all its processes, and no change of the time of day moves it. */
export function monotonicMs(): number {
  return Number(process.hrtime.bigint() / nanosecondsPerMs);
}
