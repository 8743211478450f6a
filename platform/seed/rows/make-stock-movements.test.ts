import { createRandom } from "../random";
import { sizes } from "../sizes";
import type { SeedBase } from "../world";
import { makeProducts } from "./make-products";
import { makeReceptions } from "./make-receptions";
import { makeStockMovements } from "./make-stock-movements";
import { makeStocks } from "./make-stocks";
import { makeStorages } from "./make-storages";

const now = new Date("2026-03-10T09:30:00Z");

it("sums to each stock, at no moment below nothing, and begins nothing after the stock's last change", () => {
  const base: SeedBase = { random: createRandom(2472), sizes: sizes.tiny, now };
  const { storages } = makeStorages(base);
  const { products } = makeProducts(base, [3, 4, 5]);
  const receptions = makeReceptions(base, products, [3, 4, 5], [1]);
  const stocks = [...makeStocks(base, storages, receptions.batches, receptions.items)];
  const movements = [...makeStockMovements(base, stocks, receptions)];
  expect(new Set(movements.map(({ kind }) => kind))).toEqual(new Set(["RECEPTION", "SUPPLY", "SALE"]));

  const left = new Map<string, number>();
  const least = new Map<string, number>();
  for (const { storageId, batchId, pieces } of movements) {
    const key = `${storageId} ${batchId}`;
    left.set(key, (left.get(key) ?? 0) + pieces);
    least.set(key, Math.min(least.get(key) ?? 0, left.get(key) ?? 0));
  }
  const keyOf = ({ storageId, batchId }: (typeof stocks)[number]) => `${storageId} ${batchId}`;
  expect(stocks.filter((stock) => (left.get(keyOf(stock)) ?? 0) !== stock.quantity)).toEqual([]);
  expect([...least.values()].filter((pieces) => pieces < 0)).toEqual([]);
  expect(movements.filter(({ moment }) => moment > now)).toEqual([]);
});
