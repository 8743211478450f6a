"use client";

import { useQuery } from "@tanstack/react-query";
import { useCallSender } from "@/components/calls/use-call-sender";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";
import { productsToCount } from "@/lib/resources/inventory/products-to-count.calls";
import { readScope } from "@/lib/resources/inventory/to-count/read-scope";

/** What the counts were to count. Shelves and categories are told by the platform, product by product. */
export function useReviewScope(counts: readonly InventoryDetail[]) {
  const send = useCallSender();
  const ids = counts.map(({ id }) => id);
  return useQuery({
    queryKey: [productsToCount.id, "scope", ...ids],
    // A query has an answer, which is not undefined.
    queryFn: async () => ({ ids: await readScope(counts, send) }),
    meta: { quiet: true },
  });
}
