import { setTimeout as pause } from "node:timers/promises";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { tally } from "@/tests/support/console/in-parallel";
import type { Visitor } from "@/tests/support/console/visitor";

const orders = { query: { limit: 1 } };

/** As a page does it: again after the time that a 503 names. @returns the last status */
async function patientCall(visitor: Visitor): Promise<number> {
  for (let round = 0; round < 20; round += 1) {
    const { status, headers } = await visitor.call(ordersCalls.list, orders);
    if (status !== 503) return status;
    await pause(Number(headers["retry-after"]) * 1_000);
  }
  return 503;
}

/**
 * R5: 50 calls of somebody whose refresh comes to nothing are told to come back, the refresh is rarely tried, and goes
 * well once the fault is gone.
 *
 * @param refreshes how many there were of this person's
 */
export async function expectSessionKept(visitor: Visitor, refreshes: () => number, endFault: () => void) {
  const startedAt = performance.now();
  const calls = Array.from({ length: 50 }, () => visitor.call(ordersCalls.list, orders));
  const answers = await Promise.all(calls);
  const seconds = (performance.now() - startedAt) / 1000;
  expect(tally(answers.map(({ status }) => status))).toEqual({ 503: 50 });
  expect(answers.every(({ headers }) => headers["retry-after"] !== undefined)).toBe(true);
  expect(refreshes()).toBeLessThanOrEqual(1 + Math.floor(seconds / 2));
  endFault();
  const before = visitor.sessionId;
  expect(await patientCall(visitor)).toBe(200);
  expect(visitor.sessionId).toBe(before);
}
