import type { stockSerialNumbers } from "../../db/schema/stock-serial-numbers";
import type { SeedBase } from "../world";
import type { ProductRow } from "./make-products";
import type { StockRow } from "./make-stocks";

/** A warehouse scans what it opens, not sealed boxes: no more pieces than this of one stock are known one by one. */
const mostScanned = 12;

export function* makeSerialNumbers(
  { random }: SeedBase,
  stocks: Iterable<StockRow>,
  products: readonly ProductRow[],
): Generator<typeof stockSerialNumbers.$inferInsert> {
  const brands = new Map(products.filter((each) => each.hasSerialNumbers).map(({ id, brand }) => [id, brand]));
  let id = 0;
  for (const { id: stockId = 0, productId, quantity } of stocks) {
    const brand = brands.get(productId);
    if (brand === undefined) continue;
    for (let piece = 0; piece < Math.min(quantity, mostScanned); piece += 1) {
      id += 1;
      yield {
        id,
        stockId,
        value: `${brand.slice(0, 3).toUpperCase()}${String(id).padStart(6, "0")}${random.digits(3)}`,
      };
    }
  }
}
