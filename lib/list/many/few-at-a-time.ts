/** So many of many steps are under way at once: the platform has others to answer, too. */
export const atOnce = 4;

/**
 * Takes a step for each item, few at a time, in their order.
 * @param isStopped no further one is begun; those under way are waited for
 * @throws what a step throws, once those under way are over: no further one is begun then
 */
export async function fewAtATime<Item>(
  items: readonly Item[],
  step: (item: Item) => Promise<void>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const waiting = items.values();
  let hasFailed = false;
  async function takeTurns(): Promise<void> {
    while (!hasFailed && !isStopped()) {
      const next = waiting.next();
      if (next.done) return;
      try {
        await step(next.value);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  }
  const turns = await Promise.allSettled(Array.from({ length: Math.min(atOnce, items.length) }, takeTurns));
  for (const turn of turns) if (turn.status === "rejected") throw turn.reason;
}
