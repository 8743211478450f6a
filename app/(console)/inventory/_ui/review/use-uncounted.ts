"use client";

import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";
import type { ReviewLine } from "@/lib/resources/inventory/review/line";
import { uncountedOf } from "@/lib/resources/inventory/review/uncounted";
import { useReviewScope } from "./use-review-scope";
import type { useStorageStocks } from "./use-storage-stocks";

type Stocks = ReturnType<typeof useStorageStocks>;

/** What the books have and nobody counted, of what was to be counted. */
export function useUncounted(counts: readonly InventoryDetail[], stocks: Stocks, lines: readonly ReviewLine[]) {
  const scope = useReviewScope(counts);
  const hasFailed = scope.isError && !scope.isFetching;
  const extentOfScope = hasFailed ? "failed" : "reading";
  const extent = stocks.extent === "whole" && !scope.isSuccess ? extentOfScope : stocks.extent;
  return {
    extent,
    products: extent === "whole" ? uncountedOf(stocks.rows, lines, scope.data?.ids) : undefined,
    retry(): void {
      if (hasFailed) void scope.refetch();
      if (stocks.extent === "failed") stocks.retry();
    },
  };
}
