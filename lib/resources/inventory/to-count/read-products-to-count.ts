import { readAllPages } from "@/lib/calls/read-all-pages";
import type { SendCall } from "@/lib/calls/send-call";
import type { CountProduct } from "@/lib/counting/kept-count";
import { stockPage } from "@/lib/resources/current_stocks/current-stocks.calls";
import { draftsCalls } from "@/lib/resources/drafts/drafts.calls";
import { inventoryCalls } from "../inventory.calls";
import type { InventoryDetail } from "../inventory-reads.calls";
import type { ProductToCount } from "../products-to-count.calls";
import { type Cells, orderByCells } from "./order-by-cells";

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

/** What lies in a storage, and where: in what order it is counted depends on the shelves that are. */
export interface ListedStock {
  products: readonly ProductToCount[];
  mapping: Cells | undefined;
}

/**
 * What a count would have that is not begun yet.
 * @returns undefined where the platform cannot tell what is within the limit
 * @throws where a page cannot be read
 */
export async function readProductsWithin(
  send: SendCall,
  storage: number,
  limit: CountLimit | undefined,
): Promise<ListedStock | undefined> {
  if (limit !== undefined) {
    const query = { lite: "true" as const, ...limit, offset: 0, limit: 1 };
    const { data } = await send(inventoryCalls.productsToCount, { params: { id: storage }, query });
    if (data.isLimited !== true) return undefined;
  }
  return readListed(send, { storage, limit });
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

type Scoped = Pick<InventoryDetail, "id" | "storage" | "scope">;

/** What a count has, as whoever stands before the machine sees it. @throws where not all of it can be read */
export async function readInCellOrder(send: SendCall, { id, storage, scope }: Scoped): Promise<CountProduct[]> {
  const { products, mapping } = await readListed(send, { storage: storage.id, inventory: id });
  return orderByCells(products, mapping, scope?.kind === "SHELVES" ? scope.ids : undefined);
}

async function readListed(send: SendCall, wanted: Wanted): Promise<ListedStock> {
  const [products, mapping] = await Promise.all([
    readProductsToCount(send, wanted),
    // A warehouse has no cells, and who may not see them counts by name.
    send(draftsCalls.liveMapping, { params: { id: wanted.storage } }).catch(() => undefined),
  ]);
  return { products, mapping: mapping?.data };
}
