import { groupBy } from "../../group-by";
import { momentBefore, romanianDays, type SeedBase } from "../world";
import type { BatchRow } from "./make-products";
import type { StockRow } from "./make-stocks";
import { isLocker, type StorageRow } from "./make-storages";

interface WantedStocks {
  /** The last id taken. */
  lastId: number;
  /** How many rows, over all places together. */
  count: number;
}

/** Further stocks, spread evenly over places. For the benchmarks these are more than a machine really holds. */
export function* makeFurtherStocks(
  base: SeedBase,
  places: readonly StorageRow[],
  batches: readonly BatchRow[],
  stocks: readonly StockRow[],
  { lastId, count }: WantedStocks,
): Generator<StockRow> {
  const { random } = base;
  const today = romanianDays.of(base.now);
  const fresh = batches.filter(
    ({ expirationDate }) => !expirationDate || expirationDate >= today || random.chance(0.02),
  );
  const taken = groupBy(stocks, (stock) => stock.storageId);
  const open = places.filter((place) => !isLocker(place));
  let made = 0;
  for (const [index, place] of open.entries()) {
    const storageId = place.id ?? 0;
    const takenHere = new Set((taken.get(storageId) ?? []).map((stock) => stock.batchId));
    const free = fresh.filter((batch) => !takenHere.has(batch.id));
    const start = random.int(0, Math.max(0, free.length - 1));
    const wanted = Math.ceil((count - made) / (open.length - index));
    for (const batch of [...free.slice(start), ...free.slice(0, start)].slice(0, wanted)) {
      made += 1;
      yield {
        id: lastId + made,
        storageId,
        productId: batch.productId,
        batchId: batch.id,
        quantity: random.chance(0.08) ? 0 : random.int(1, place.type === "DEPOSIT" ? 720 : 14),
        updated: momentBefore(base, random.int(0, 60), [7, 21]),
        expirationDate: batch.expirationDate,
      };
    }
  }
}
