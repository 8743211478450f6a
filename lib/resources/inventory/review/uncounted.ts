import type { CallAnswer } from "@/lib/calls/call";
import type { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";
import type { ReviewScope } from "../to-count/read-scope";
import { groupByProduct, type ReviewLine } from "./line";

export type StorageStock = CallAnswer<typeof currentStocksCalls.ofStorage>["items"][number];

/** What the books have and nobody counted: it stays as booked unless the reviewer sets it to 0. */
export function uncountedOf(
  stocks: readonly StorageStock[],
  lines: readonly Pick<ReviewLine, "product">[],
  scope: ReviewScope,
): StorageStock[] {
  const counted = new Set(lines.map(({ product }) => product.id));
  return stocks.filter(
    ({ product, stock }) => stock > 0 && !counted.has(product.id) && (scope === undefined || scope.has(product.id)),
  );
}

/** A product of which more is missing than is there by now: with it nothing is booked. */
export interface LackingProduct {
  readonly name: string;
  readonly missing: number;
  readonly there: number;
}

export function lackingProducts(
  lines: readonly ReviewLine[],
  stocks: readonly Pick<StorageStock, "product" | "stock">[],
): LackingProduct[] {
  const there = new Map(stocks.map(({ product, stock }) => [product.id, stock]));
  return [...groupByProduct(lines, (line) => line)].flatMap(([id, group]) => {
    const [first] = group;
    const missing = -(group.find(({ whole }) => whole !== undefined)?.whole?.difference ?? 0);
    const stock = there.get(id) ?? 0;
    return first !== undefined && missing > stock ? [{ name: first.product.name, missing, there: stock }] : [];
  });
}
