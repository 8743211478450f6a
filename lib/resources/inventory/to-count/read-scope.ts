import type { SendCall } from "@/lib/calls/send-call";
import type { InventoryDetail } from "../inventory-reads.calls";
import { readProductsToCount } from "./read-products-to-count";

/** Ids of the products that were to be counted; undefined where it is all that the storage has. */
export type ReviewScope = ReadonlySet<number> | undefined;

type Scoped = Pick<InventoryDetail, "id" | "storage" | "scope">;

/** Of all the counts together: one that is of everything makes the others a part of it. @throws what reading throws */
export async function readScope(counts: readonly Scoped[], send: SendCall): Promise<ReviewScope> {
  if (counts.some(({ scope }) => scope === undefined)) return undefined;
  const ids = await Promise.all(counts.map((count) => idsOf(count, send)));
  return new Set(ids.flat());
}

async function idsOf({ id, storage, scope }: Scoped, send: SendCall): Promise<readonly number[]> {
  if (scope?.kind === "PRODUCTS") return scope.ids ?? [];
  return (await readProductsToCount(send, { storage: storage.id, inventory: id })).map(({ product }) => product.id);
}
