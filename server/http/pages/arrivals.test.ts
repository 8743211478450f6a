import { EventEmitter } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterArrivals } from "./arrivals.mjs";

/** What each of those who come costs in the turn in which it comes. */
const costMs = 5;

function work(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

it("O11 a page waits for those who have just come", async () => {
  const listener = new EventEmitter();
  const whenDue = afterArrivals(listener);
  let isBegun = false;
  whenDue(() => {
    isBegun = true;
  });
  for (let arrival = 0; arrival < 4; arrival += 1) {
    listener.emit("connection");
    await nextTurn();
    expect(isBegun).toBe(false);
  }
  for (let turn = 0; turn < 4; turn += 1) await nextTurn();
  expect(isBegun).toBe(true);
});

it("O11 those who come all the time hold no page back", async () => {
  const listener = new EventEmitter();
  const whenDue = afterArrivals(listener);
  const asked = performance.now();
  let begunAfterMs = Number.POSITIVE_INFINITY;
  whenDue(() => {
    begunAfterMs = performance.now() - asked;
  });
  while (performance.now() - asked < 400) {
    listener.emit("connection");
    work(costMs);
    await nextTurn();
  }
  expect(begunAfterMs).toBeLessThan(200);
});
