import { Semaphore } from "./semaphore";

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
  const turns = new Semaphore();
  let hasFailed = false;
  const take = async (item: Item): Promise<void> => {
    if (hasFailed || isStopped()) return;
    try {
      await step(item);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  const taken = await Promise.allSettled(items.map((item) => turns.run(() => take(item))));
  for (const each of taken) if (each.status === "rejected") throw each.reason;
}
