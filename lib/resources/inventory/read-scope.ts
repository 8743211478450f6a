import { longestPage } from "@/lib/calls/call";
import type { SendCall } from "@/lib/calls/send-call";
import { ConsoleError } from "@/lib/errors/console-error";
import type { InventoryDetail } from "./inventory-reads.calls";
import { type ProductToCount, productsToCount } from "./products-to-count.calls";

/** Ids of the products that were to be counted; undefined where it is all that the storage has. */
export type ReviewScope = ReadonlySet<number> | undefined;

type Scoped = Pick<InventoryDetail, "id" | "storage" | "scope">;

/** Of all the counts together: one that is of everything makes the others a part of it. @throws what reading throws */
export async function readScope(counts: readonly Scoped[], send: SendCall): Promise<ReviewScope> {
  if (counts.some(({ scope }) => scope === undefined)) return undefined;
  const ids = await Promise.all(counts.map((count) => idsOf(count, send)));
  return new Set(ids.flat());
}

async function idsOf(count: Scoped, send: SendCall): Promise<readonly number[]> {
  if (count.scope?.kind === "PRODUCTS") return count.scope.ids ?? [];
  return (await readProductsToCount(count, send)).map(({ product }) => product.id);
}

/** What is to be counted in a count, each product once. @throws what reading throws, and where pages are cut */
export async function readProductsToCount(
  { id, storage }: Pick<Scoped, "id" | "storage">,
  send: SendCall,
): Promise<ProductToCount[]> {
  const found = new Map<number, ProductToCount>();
  for (let offset = 0; ; offset += longestPage) {
    const query = { inventory: id, offset, limit: longestPage };
    const { data } = await send(productsToCount, { params: { id: storage.id }, query });
    for (const each of data.items) found.set(each.product.id, each);
    if (offset + data.items.length >= data.totalCount) return [...found.values()];
    if (data.items.length === 0) throw new ConsoleError("upstream-invalid-answer");
  }
}
