"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useCallSender } from "@/components/calls/use-call-sender";
import type { CountProduct } from "@/lib/counting/kept-count";
import { isShared, limitOf, type NewCountForm } from "@/lib/resources/inventory/begin/new-count";
import { productsToCount } from "@/lib/resources/inventory/products-to-count.calls";
import { orderByCells } from "@/lib/resources/inventory/to-count/order-by-cells";
import { type ListedStock, readProductsWithin } from "@/lib/resources/inventory/to-count/read-products-to-count";

/** What several people would share out, by the books and the cells of the storage, in their order, while that is wanted. */
export function useListedProducts(form: NewCountForm) {
  const send = useCallSender();
  const cache = useQueryClient();
  const query = useQuery({
    ...optionsOf(form),
    enabled: isShared(form) && form.storage !== "" && limitOf(form) !== null,
  });
  const { data } = query;
  const { kind, shelves } = form;
  const products = useMemo(() => data && inOrder(data, { kind, shelves }), [data, kind, shelves]);
  return {
    /** Null where the platform cannot tell what is within the limit: nobody can share it out before it is begun. */
    products: data === null ? null : products,
    hasFailed: query.isError,
    isReading: query.isFetching,
    readAgain: () => void query.refetch(),
    /** As it is by now, and as it is shown from then on. @throws what reading throws */
    async read(wanted: NewCountForm): Promise<CountProduct[] | undefined> {
      const found = await cache.fetchQuery(optionsOf(wanted));
      return found === null ? undefined : inOrder(found, wanted);
    },
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

function inOrder(
  { products, mapping }: ListedStock,
  { kind, shelves }: Pick<NewCountForm, "kind" | "shelves">,
): CountProduct[] {
  return orderByCells(products, mapping, kind === "SHELVES" ? shelves : undefined);
}

export type ListedProducts = ReturnType<typeof useListedProducts>;
