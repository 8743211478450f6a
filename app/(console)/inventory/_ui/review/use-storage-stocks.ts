"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useAllRows } from "@/components/calls/use-all-rows";
import { currentStocksCalls, stockPage } from "@/lib/resources/current_stocks/current-stocks.calls";

/** Products of one storage that are read at most. */
const most = 5_000;

/** What the books have of a storage by now, product by product. */
export function useStorageStocks(storage: number) {
  const cache = useQueryClient();
  const { first, rows, extent, error, retry } = useAllRows({
    call: currentStocksCalls.ofStorage,
    pageArgs: (offset) => ({ params: { id: storage }, query: { ...stockPage, offset } }),
    rowsOf: (answer) => answer,
    pageSize: stockPage.limit,
    most,
  });
  return {
    rows,
    /** As `useAllRows` has it; a first page that fails is a failure, too. */
    extent: first.data === undefined && first.error !== null ? ("failed" as const) : extent,
    error,
    retry: (): void => (first.data === undefined ? void first.refetch() : retry()),
    readAgain: (): void => void cache.invalidateQueries({ queryKey: [currentStocksCalls.ofStorage.id] }),
  };
}
