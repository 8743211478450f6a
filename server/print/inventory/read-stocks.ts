import "server-only";
import { readAllPages } from "@/lib/calls/read-all-pages";
import type { SendCall } from "@/lib/calls/send-call";
import { currentStocksCalls, stockPage } from "@/lib/resources/current_stocks/current-stocks.calls";
import type { StorageStock } from "@/lib/resources/inventory/review/uncounted";

/** What the books have of a storage by now, each product once. @throws where not all of it can be read */
export async function readStocks(storage: number, send: SendCall): Promise<StorageStock[]> {
  const rows = await readAllPages(stockPage.limit, async (offset) => {
    const query = { ...stockPage, offset };
    return (await send(currentStocksCalls.ofStorage, { params: { id: storage }, query })).data;
  });
  return [...new Map(rows.map((each) => [each.product.id, each])).values()];
}
