import { at } from "./random";
import { type Goods, goods } from "./words/goods";
import type { SeedBase } from "./world";

/** Every rate that a note may carry, in percent; a rate's id is its place, counted from 1. */
export const vatRates: readonly number[] = [5, 8, 9, 19, 20, 11, 21];
export const vatRateId = (rate: number): number => vatRates.indexOf(rate) + 1;

/** The day on which Romania's 19% became 21%, and its 9% and 5% became 11%. */
const raisedOn = "2025-08-01";

/** @param day YYYY-MM-DD. @returns the rate of such goods on that day, in percent. */
export function vatRateOn({ vatRate }: Pick<Goods, "vatRate">, day: string): number {
  if (day < raisedOn) return vatRate;
  return vatRate === 19 ? 21 : 11;
}

/** The same in a data set that may mix its rates: there the old ones stay. */
export function saleVatRate({ sizes }: Pick<SeedBase, "sizes">, sold: Goods, moment: Date): number {
  return sizes.mixesVatRates ? sold.vatRate : vatRateOn(sold, moment.toISOString().slice(0, 10));
}

/** What a product is one of: products step through all goods in turn. */
export function goodsOf(productId: number): Goods {
  return at(goods, (productId - 1) % goods.length);
}
