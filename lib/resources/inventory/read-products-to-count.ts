import { fewAtATime } from "@/lib/calls/few-at-a-time";
import type { SendCall } from "@/lib/calls/send-call";
import type { CountProduct } from "@/lib/counting/kept-count";
import { stockPage } from "@/lib/resources/current_stocks/current-stocks.calls";
import { draftsCalls } from "@/lib/resources/drafts/drafts.calls";
import { inventoryCalls } from "./inventory.calls";
import { orderByCells } from "./order-by-cells";
import type { ProductToCount } from "./products-to-count.calls";

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
  return readProductsToCount(send, { storage, limit });
}

/** What is to be counted in a storage, in pages of 100 (CNST-030), in the order of its cells. @throws where a page cannot be read */
export async function readProductsToCount(
  send: SendCall,
  { storage, inventory, ...wanted }: Wanted,
): Promise<CountProduct[]> {
  const { limit } = stockPage;
  const page = async (offset: number) => {
    const query = {
      lite: "true" as const,
      ...(inventory !== undefined && { inventory }),
      ...wanted.limit,
      offset,
      limit,
    };
    return (await send(inventoryCalls.productsToCount, { params: { id: storage }, query })).data;
  };
  const [first, mapping] = await Promise.all([page(0), mappingOf(send, storage)]);
  const pages = new Map<number, readonly ProductToCount[]>([[0, first.items]]);
  const offsets = Array.from({ length: Math.ceil(first.totalCount / limit) }, (_, index) => index * limit).slice(1);
  await fewAtATime(offsets, async (offset) => {
    pages.set(offset, (await page(offset)).items);
  });
  const products = [...pages].sort(([one], [other]) => one - other).flatMap(([, items]) => items);
  // One that moved to another page meanwhile is read twice.
  return orderByCells([...new Map(products.map((each) => [each.product.id, each])).values()], mapping);
}

/** A warehouse has no cells, and who may not see them counts by name. */
async function mappingOf(send: SendCall, storage: number) {
  const answer = await send(draftsCalls.liveMapping, { params: { id: storage } }).catch(() => undefined);
  return answer?.data;
}
