import { readAllPages } from "@/lib/calls/read-all-pages";
import type { SendCall } from "@/lib/calls/send-call";
import type { CountProduct } from "@/lib/counting/kept-count";
import { stockPage } from "@/lib/resources/current_stocks/current-stocks.calls";
import { draftsCalls } from "@/lib/resources/drafts/drafts.calls";
import { inventoryCalls } from "../inventory.calls";
import type { ProductToCount } from "../products-to-count.calls";
import { orderByCells } from "./order-by-cells";

interface Wanted {
  /** Id of a storage. */
  storage: number;
  /** Of whose scope they are; all of the storage where it is undefined. */
  inventory?: number | undefined;
  limit?: CountLimit | undefined;
}

/** What limits a count that is not begun yet. */
export interface CountLimit {
  categories?: readonly number[];
  /** In days. */
  notCountedFor?: number;
}

/**
 * What a count would have that is not begun yet, in the order of the cells.
 * @returns undefined where the platform cannot tell what is within the limit
 * @throws where a page cannot be read
 */
export async function readProductsWithin(
  send: SendCall,
  storage: number,
  limit: CountLimit | undefined,
): Promise<CountProduct[] | undefined> {
  if (limit !== undefined) {
    const query = { lite: "true" as const, ...limit, offset: 0, limit: 1 };
    const { data } = await send(inventoryCalls.productsToCount, { params: { id: storage }, query });
    if (data.isLimited !== true) return undefined;
  }
  return readInCellOrder(send, { storage, limit });
}

/** What is to be counted in a storage, each product once, in pages of 100 (CNST-030). @throws where not all of it can be read */
export async function readProductsToCount(
  send: SendCall,
  { storage, inventory, limit: within }: Wanted,
): Promise<ProductToCount[]> {
  const { limit } = stockPage;
  const wanted = { lite: "true" as const, ...(inventory !== undefined && { inventory }), ...within, limit };
  const rows = await readAllPages(limit, async (offset) => {
    const query = { ...wanted, offset };
    return (await send(inventoryCalls.productsToCount, { params: { id: storage }, query })).data;
  });
  return [...new Map(rows.map((each) => [each.product.id, each])).values()];
}

/** The same as whoever stands before the machine sees them. */
export async function readInCellOrder(send: SendCall, wanted: Wanted): Promise<CountProduct[]> {
  const [products, mapping] = await Promise.all([
    readProductsToCount(send, wanted),
    // A warehouse has no cells, and who may not see them counts by name.
    send(draftsCalls.liveMapping, { params: { id: wanted.storage } }).catch(() => undefined),
  ]);
  return orderByCells(products, mapping?.data);
}
