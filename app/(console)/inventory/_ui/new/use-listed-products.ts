"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallSender } from "@/components/calls/use-call-sender";
import { isShared, limitOf, type NewCountForm } from "@/lib/resources/inventory/begin/new-count";
import { productsToCount } from "@/lib/resources/inventory/products-to-count.calls";
import { readProductsWithin } from "@/lib/resources/inventory/to-count/read-products-to-count";

/** What several people would share out, by the books and the cells of the storage, in their order, while that is wanted. */
export function useListedProducts(form: NewCountForm) {
  const send = useCallSender();
  const cache = useQueryClient();
  const query = useQuery({
    ...optionsOf(form),
    enabled: isShared(form) && form.storage !== "" && limitOf(form) !== null,
  });
  return {
    /** Null where the platform cannot tell what is within the limit: nobody can share it out before it is begun. */
    products: query.data,
    hasFailed: query.isError,
    isReading: query.isFetching,
    readAgain: () => void query.refetch(),
    read: async (wanted: NewCountForm) => (await cache.fetchQuery(optionsOf(wanted))) ?? undefined,
  };

  function optionsOf(wanted: NewCountForm) {
    const limit = limitOf(wanted) ?? undefined;
    return {
      queryKey: [productsToCount.id, "all", wanted.storage, limit],
      queryFn: async () => (await readProductsWithin(send, Number(wanted.storage), limit)) ?? null,
      staleTime: 60_000,
      meta: { quiet: true },
    };
  }
}

export type ListedProducts = ReturnType<typeof useListedProducts>;
