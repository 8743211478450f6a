import { watchWrite } from "@/lib/calls/watch-write";
import { isMade, type WriteOutcome } from "@/lib/calls/write-outcome";
import { inventoryCalls } from "./inventory.calls";
import type { Inventory } from "./inventory-reads.calls";
import { joinedArgs, readCount } from "./review-calls";
import type { StepWatch } from "./review-steps";

/** What is counted again, and by whom. */
export interface Recount {
  storage: number;
  /** Of the first count of the piece of work. */
  root: number;
  products: readonly number[];
  counter: number;
}

/** `id` is that of the count that was begun, also where its counter could not be named. */
export interface RecountOutcome {
  id: number | undefined;
  outcome: WriteOutcome;
}

/**
 * Begins a count of some products beside those that it belongs to, and names its counter. It never throws.
 * @param begun the count that was begun before, where naming its counter had failed
 */
export async function beginRecount(
  { storage, root, products, counter }: Recount,
  { send, onLooking }: StepWatch,
  begun?: number,
): Promise<RecountOutcome> {
  let id = begun;
  const readRows = async (): Promise<readonly Inventory[]> =>
    (await send(inventoryCalls.list, joinedArgs(root))).data.items;
  if (id === undefined) {
    let before: ReadonlySet<number>;
    try {
      before = new Set((await readRows()).map((row) => row.id));
    } catch (error) {
      // Without it nobody could tell later whether a count was begun.
      return { id, outcome: await watchWrite({ send: () => Promise.reject(error), isDone: async () => false }) };
    }
    const body = { storage, joinedTo: root, scope: { kind: "PRODUCTS" as const, ids: [...products] } };
    const outcome = await watchWrite({
      send: async (watch) => {
        ({ id } = (await send(inventoryCalls.create, { body }, watch)).data);
      },
      isDone: async () => {
        const found = (await readRows()).find((row) => !before.has(row.id) && isOf(row, products));
        id ??= found?.id;
        return found !== undefined;
      },
      onLooking,
    });
    if (!isMade(outcome) || id === undefined) return { id, outcome };
  }
  const made = id;
  const outcome = await watchWrite({
    send: (watch) => send(inventoryCalls.edit, { params: { id: made }, body: { countedBy: counter } }, watch),
    isDone: async () => (await readCount(made, send)).countedBy?.id === counter,
    onLooking,
  });
  return { id, outcome };
}

function isOf({ scope }: Pick<Inventory, "scope">, products: readonly number[]): boolean {
  const ids = new Set(scope?.ids);
  return scope?.kind === "PRODUCTS" && ids.size === products.length && products.every((id) => ids.has(id));
}
