import { fewAtATime } from "./few-at-a-time";
import { callsAtOnce } from "./semaphore";

it("is never more than a few, and a failure ends it once the others are over", async () => {
  const error = new Error("away");
  let running = 0;
  let most = 0;
  let begun = 0;
  const failing = fewAtATime(
    Array.from({ length: 40 }, (_, index) => index),
    async (index) => {
      begun += 1;
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve));
      running -= 1;
      if (index === 10) throw error;
    },
  );
  await expect(failing).rejects.toBe(error);
  expect([most, running]).toEqual([callsAtOnce, 0]);
  expect(begun).toBeLessThan(10 + 2 * callsAtOnce);
});
