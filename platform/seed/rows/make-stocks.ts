import type { stocks } from "../../db/schema/products";
import { momentBefore, romanianDays, type SeedBase } from "../world";
import type { BatchRow } from "./make-products";
import type { ItemRow } from "./make-receptions";
import { isLocker, type StorageRow, warehouseCount } from "./make-storages";

export type StockRow = typeof stocks.$inferInsert;

/** Part of each delivery still lies in its warehouse; machines hold some pieces of many batches. */
export function* makeStocks(
  base: SeedBase,
  storages: readonly StorageRow[],
  batches: readonly BatchRow[],
  items: readonly ItemRow[],
): Generator<StockRow> {
  const { random } = base;
  const today = romanianDays.of(base.now);
  // Nobody keeps goods that went off long ago; a few just did.
  const fresh = batches.filter(
    ({ expirationDate }) => !expirationDate || expirationDate >= today || random.chance(0.015),
  );
  const freshById = new Map(fresh.map((batch) => [batch.id, batch]));
  let id = 0;
  for (const item of items) {
    const isOld = item.id < items.length * 0.7;
    const batch = freshById.get(item.batchId);
    if (!batch || (isOld && random.chance(0.75))) continue;
    id += 1;
    const quantity = Math.floor(item.quantityReceived * random.float());
    yield {
      id,
      storageId: item.storageId,
      productId: item.productId,
      batchId: item.batchId,
      quantity,
      updated: momentBefore(base, random.int(0, 20), [8, 18]),
      expirationDate: batch.expirationDate,
    };
  }
  yield* makeMachineStocks(base, storages.slice(warehouseCount), fresh, id);
}

/** @param id the last one taken. */
function* makeMachineStocks(
  base: SeedBase,
  machines: readonly StorageRow[],
  fresh: readonly BatchRow[],
  id: number,
): Generator<StockRow> {
  const { random } = base;
  let stockId = id;
  for (const machine of machines) {
    for (const batch of random.sample(fresh, machine.type === "MOBILE" ? 12 : 38)) {
      const quantity = random.chance(0.06) ? 0 : random.int(1, 14);
      const updated = momentBefore(base, random.int(0, 9), [7, 22]);
      // What lies in a locker was sold already.
      if (isLocker(machine)) continue;
      stockId += 1;
      yield {
        id: stockId,
        storageId: machine.id ?? 0,
        productId: batch.productId,
        batchId: batch.id,
        quantity,
        updated,
        expirationDate: batch.expirationDate,
      };
    }
  }
}
