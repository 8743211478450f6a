import { countOf, type RecordCounts } from "@/lib/list/declare/record-counts";
import { receptionsList } from "@/lib/resources/receptions/receptions.list";
import { receptionsInternList } from "@/lib/resources/receptions_intern/receptions-intern.list";
import type { Stock } from "./current-stocks.calls";
import { currentStocksList } from "./current-stocks.list";

/** Where else the product and the batch lie, and how they came. */
export const stockCounts: RecordCounts<Stock> = {
  ofProduct: countOf(currentStocksList, {
    filters: ({ product }) => ({ product: String(product.id) }),
    bears: ({ product }, { product: own }) => product.id === own.id,
  }),
  ofBatch: countOf(currentStocksList, {
    filters: ({ batch }) => ({ batch: String(batch.id) }),
    bears: ({ batch }, { batch: own }) => batch.id === own.id,
  }),
  receptions: countOf(receptionsList, { filters: ({ batch }) => ({ batchId: String(batch.id) }) }),
  moved: countOf(receptionsInternList, { filters: ({ batch }) => ({ batchId: String(batch.id) }) }),
};
