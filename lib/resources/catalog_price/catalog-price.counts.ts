import type { RecordCounts } from "@/lib/list/declare/record-counts";
import type { Catalogue } from "./catalog-price.calls";

/** What a catalogue prices, and where. */
export const catalogueCounts: RecordCounts<Catalogue> = {
  prices: { section: "prices", total: ({ productPrices }) => productPrices.length },
  storages: { section: "storages", total: ({ storages }) => storages.length },
};
