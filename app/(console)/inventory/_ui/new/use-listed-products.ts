"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallSender } from "@/components/calls/use-call-sender";
import { productsToCount } from "@/lib/resources/inventory/products-to-count.calls";
import { readProductsToCount } from "@/lib/resources/inventory/read-products-to-count";

/** What lies in a storage by the books and its cells, in their order, while it is wanted. */
export function useListedProducts(storage: string, isWanted: boolean) {
  const send = useCallSender();
  const cache = useQueryClient();
  const options = {
    queryKey: [productsToCount.id, "all", storage],
    queryFn: () => readProductsToCount(send, { storage: Number(storage) }),
    staleTime: 60_000,
    meta: { quiet: true },
  };
  const query = useQuery({ ...options, enabled: isWanted && storage !== "" });
  return {
    products: query.data,
    hasFailed: query.isError,
    isReading: query.isFetching,
    readAgain: () => void query.refetch(),
    read: () => cache.fetchQuery(options),
  };
}

export type ListedProducts = ReturnType<typeof useListedProducts>;
