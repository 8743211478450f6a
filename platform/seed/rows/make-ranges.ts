import type { documentations } from "../../db/schema/documentation";
import { groupBy } from "../../group-by";
import type { Random } from "../random";
import { goodsOf } from "../vat";
import { catalogueWords } from "../words/catalogues";
import { documentationWords } from "../words/documentation";
import type { CellSize } from "./make-blueprints";
import type { makeProductPrices } from "./make-catalog-price";
import type { makeChains } from "./make-companies";
import type { StockRow } from "./make-stocks";
import type { StorageRow } from "./make-storages";

interface RangeWorld {
  stocks: readonly StockRow[];
  chains: ReturnType<typeof makeChains>;
  prices: ReturnType<typeof makeProductPrices>;
  sheets: readonly (typeof documentations.$inferInsert)[];
}

/** What a machine may be mapped to: all of it is sold there. */
export interface Range {
  /** Lies there. */
  stocked: readonly number[];
  /** Lies in the warehouse of its chain alone. */
  toCome: readonly number[];
}

/** A few products that no machine there has yet. */
const mostToCome = 12;

/** @returns the range of a machine, and which products of one have room in a cell */
export function rangesOf(random: Random, world: RangeWorld) {
  const lying = groupBy(
    world.stocks.filter(({ quantity }) => quantity > 0),
    ({ storageId }) => storageId,
  );
  const productsAt = (storageId: number): number[] => [
    ...new Set((lying.get(storageId) ?? []).map(({ productId }) => productId)),
  ];
  const priced = new Map(
    [...groupBy(world.prices, ({ catalogueId }) => catalogueId)].map(([id, rows]) => [
      id,
      new Set(rows.map(({ productId }) => productId)),
    ]),
  );
  const sizes = sizesOf(world.sheets);

  return {
    range({ id = 0, chainId, catalogPriceName }: StorageRow): Range {
      const sold = priced.get(catalogueWords.findIndex(({ name }) => name === catalogPriceName) + 1) ?? new Set();
      const stocked = productsAt(id).filter((product) => sold.has(product));
      const warehouse = world.chains.find((chain) => chain.id === chainId)?.warehouseId ?? 0;
      const others = productsAt(warehouse).filter((product) => sold.has(product) && !stocked.includes(product));
      return { stocked, toCome: random.sample(others, mostToCome) };
    },
    fitting: (products: readonly number[], cell: CellSize): number[] =>
      products.filter((product) => {
        const { length, height } = sizes.get(product) ?? documentationWords.sizes[goodsOf(product).shape];
        return length <= cell.width && height <= cell.height;
      }),
  };
}

/** By product, from the oldest sheet that is told of it. */
function sizesOf(sheets: RangeWorld["sheets"]): Map<number, { length: number; height: number }> {
  const told = sheets.filter(({ source }) => source !== "global-APIs").toReversed();
  return new Map(
    told.flatMap(({ productId, length, height }) =>
      length == null || height == null ? [] : [[productId, { length, height }] as const],
    ),
  );
}
