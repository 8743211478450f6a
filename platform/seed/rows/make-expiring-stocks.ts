import type { batches } from "../../db/schema/products";
import { at } from "../random";
import { dayFrom, type SeedBase } from "../world";
import type { ProductRow } from "./make-products";
import type { StockRow } from "./make-stocks";
import type { StorageRow } from "./make-storages";

type BatchRow = typeof batches.$inferInsert & { id: number };

/** Days from today to the end: long past, just past, soon, later. */
const daysLeft = [-25, -4, 3, 12, 26, 45] as const;

interface LastIds {
  batch: number;
  stock: number;
}

/** What has gone off or soon will: a set of few rows would hold none by chance. */
export function makeExpiringStocks(
  { now }: SeedBase,
  machines: readonly StorageRow[],
  products: readonly ProductRow[],
  last: LastIds,
): { batches: BatchRow[]; stocks: StockRow[] } {
  const perishable = products.filter((product) => product.shelfLifeDays !== null);
  const made: { batches: BatchRow[]; stocks: StockRow[] } = { batches: [], stocks: [] };
  if (machines.length === 0) return made;
  for (const [index, days] of daysLeft.entries()) {
    const { id: productId } = at(perishable, (index * 7) % perishable.length);
    const expirationDate = dayFrom(now, days);
    const batchId = last.batch + index + 1;
    made.batches.push({
      id: batchId,
      productId,
      number: `LX${expirationDate.replaceAll("-", "").slice(2)}`,
      expirationDate,
    });
    made.stocks.push({
      id: last.stock + index + 1,
      storageId: at(machines, index % machines.length).id ?? 0,
      productId,
      batchId,
      quantity: index + 2,
      updated: new Date(now.getTime() - (index + 1) * 3_600_000),
      expirationDate,
    });
  }
  return made;
}
