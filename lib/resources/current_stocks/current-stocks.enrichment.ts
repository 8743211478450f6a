import { type Pictured, picturesOf, type Replace } from "@/lib/resources/products/pictures.enrichment";
import { currentStocksCalls } from "./current-stocks.calls";

const { list, byProducts, mapped, ofStorage, trust, tracking } = currentStocksCalls;

/** The documents give stock a barcode and no picture (2§3). */
export const stockEnrichments = [
  picturesOf(list, replaceInRows),
  picturesOf(byProducts, replaceInRows),
  picturesOf(mapped, replaceInRows),
  picturesOf(ofStorage, replaceInRows),
  picturesOf(trust, replaceInRows),
  picturesOf(tracking, replaceInRows),
];

function replaceInRows<Row extends { product: Pictured }, Page extends { items: Row[] }>(page: Page, replace: Replace) {
  return { ...page, items: page.items.map((row) => ({ ...row, product: replace(row.product) })) };
}
