import { sendCall } from "@/lib/calls/send-call";
import { currentStocksCalls, stockPage } from "@/lib/resources/current_stocks/current-stocks.calls";
import { lyingBatches } from "./fill-from-batches";
import type { LyingBatch } from "./moved-line";

/** Asks for one page of what lies of a product in a storage. */
export function stockArgs(storageId: number, productId: number, offset: number) {
  const order = { sort: "ExpirationDate", order: "ASC" } as const;
  return { filters: { storageId, productId, quantity: { from: 1 }, ...order }, offset, limit: stockPage.limit };
}

/** All batches of a product in a storage, as they are now. @throws ConsoleError */
export async function readBatches(storage: number, product: number): Promise<LyingBatch[]> {
  const { items: rows, totalCount } = (await sendCall(currentStocksCalls.list, stockArgs(storage, product, 0))).data;
  const further = Array.from({ length: Math.max(0, Math.ceil(totalCount / stockPage.limit) - 1) }, (_, page) =>
    sendCall(currentStocksCalls.list, stockArgs(storage, product, (page + 1) * stockPage.limit)),
  );
  const pages = await Promise.all(further);
  return lyingBatches([...rows, ...pages.flatMap(({ data }) => data.items)]);
}
