import { countOf, type RecordCounts } from "@/lib/list/declare/record-counts";
import { currentStocksList } from "@/lib/resources/current_stocks/current-stocks.list";
import { inventoryList } from "./inventory.list";
import type { InventoryDetail } from "./inventory-reads.calls";

const ofStorage = ({ storage }: InventoryDetail) => ({ storage: String(storage.id) });

/** What was counted, what lies in its storage by the books, and its other counts. */
export const inventoryCounts: RecordCounts<InventoryDetail> = {
  items: { section: "items", total: ({ items }) => items.length },
  stocks: countOf(currentStocksList, {
    filters: ofStorage,
    bears: ({ storage }, { storage: own }) => storage.id === own.id,
  }),
  inventories: countOf(inventoryList, {
    filters: ofStorage,
    bears: ({ storage }, { storage: own }) => storage.id === own.id,
  }),
};
