import { setTimeout as after } from "node:timers/promises";

/** Generous, for machines are busy; only a failing test waits so long. */
const defaultTimeoutMs = 20_000;
const lookEveryMs = 20;

/**
 * Waits until a condition holds that gives no event of its own, e.g. a line in a log.
 * @throws after the timeout, naming what was waited for
 */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  timeoutMs = defaultTimeoutMs,
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Waited ${timeoutMs} ms in vain for: ${what}.`);
    await after(lookEveryMs);
  }
}
