"use client";

import { useQueries } from "@tanstack/react-query";
import { callQuery } from "@/components/calls/call-query";
import { useCallQuery } from "@/components/calls/use-call-query";
import { longestPage } from "@/lib/calls/call";
import { furtherPages } from "@/lib/resources/customer_support/finder/day-orders";
import { purchaseQuery } from "@/lib/resources/customer_support/finder/fitting-orders";
import type { Purchase } from "@/lib/resources/customer_support/finder/reading";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";

const meta = { quiet: true };

/**
 * The orders of a purchase's day and amount, all of them: the first page, then the others at once. Where there are too many,
 * those of the first page.
 */
export function useDayOrders(purchase: Purchase) {
  const pageArgs = (offset: number) => ({
    query: {
      ...purchaseQuery(purchase),
      ...{ sort: "eventDate" as const, order: "DESC" as const },
      ...{ limit: longestPage, offset },
    },
  });
  const first = useCallQuery(ordersCalls.list, pageArgs(0), { meta });
  const totalCount = first.data?.data.totalCount;
  const offsets = totalCount === undefined ? [] : furtherPages(totalCount);
  const isTooMany = offsets === undefined;
  const further = useQueries({
    queries: (offsets ?? []).map((offset) => ({ ...callQuery(ordersCalls.list, pageArgs(offset)), meta })),
  });
  const missing = further.filter(({ data }) => data === undefined);
  const isWhole = first.data !== undefined && missing.length === 0 && !isTooMany;
  const query = {
    error: first.error ?? missing.find(({ error }) => error !== null)?.error ?? null,
    data: isWhole || undefined,
    isFetching: first.isFetching || missing.some(({ isFetching }) => isFetching),
    refetch: (): void => {
      if (first.data === undefined) void first.refetch();
      for (const page of missing) void page.refetch();
    },
  };
  const rows = [...(first.data?.data.items ?? []), ...further.flatMap(({ data }) => data?.data.items ?? [])];
  return { query, totalCount, isTooMany, orders: isWhole || isTooMany ? rows : undefined };
}
