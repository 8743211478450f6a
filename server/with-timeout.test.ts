import { setTimeout as pause } from "node:timers/promises";
import { late, withTimeout } from "./with-timeout";

it("P26 waits for what comes in time, and tells what does not", async () => {
  expect(await withTimeout(pause(5, "came"), 200)).toBe("came");
  expect(await withTimeout(pause(200, "came"), 20)).toBe(late);
  expect(await withTimeout(pause(5, "came"), 0)).toBe(late);
  await expect(withTimeout(Promise.reject(new Error("no")), 200)).rejects.toThrow("no");
});

it("P26 work of this process does not use up the patience with others", async () => {
  let turns = 0;
  const work = (): void => {
    for (const until = performance.now() + 40; performance.now() < until; );
    turns += 1;
    if (turns < 8) setImmediate(work);
  };
  work();
  // By the clock it comes far too late.
  expect(await withTimeout(pause(150, "came"), 100)).toBe("came");
});
