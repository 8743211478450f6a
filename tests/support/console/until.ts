import { setTimeout as after } from "node:timers/promises";

/** Generous, for machines are busy; only a failing test waits so long. */
const defaultPatienceMs = 20_000;
const lookEveryMs = 20;

/**
 * Waits until a condition holds that gives no event of its own, e.g. a line in a log.
 * @throws after the patience, naming what was waited for
 */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  patienceMs = defaultPatienceMs,
): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Waited ${patienceMs} ms in vain for: ${what}.`);
    await after(lookEveryMs);
  }
}
