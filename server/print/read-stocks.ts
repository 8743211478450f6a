import "server-only";
import type { SendCall } from "@/lib/calls/send-call";
import { ConsoleError } from "@/lib/errors/console-error";
import { currentStocksCalls, stockPage } from "@/lib/resources/current_stocks/current-stocks.calls";
import type { StorageStock } from "@/lib/resources/inventory/review-uncounted";

/** What the books have of a storage by now, each product once. @throws what reading throws, and where pages are cut */
export async function readStocks(storage: number, send: SendCall): Promise<StorageStock[]> {
  const found = new Map<number, StorageStock>();
  for (let offset = 0; ; offset += stockPage.limit) {
    const { data } = await send(currentStocksCalls.ofStorage, {
      params: { id: storage },
      query: { ...stockPage, offset },
    });
    for (const each of data.items) found.set(each.product.id, each);
    if (offset + data.items.length >= data.totalCount) return [...found.values()];
    if (data.items.length === 0) throw new ConsoleError("upstream-invalid-answer");
  }
}
