"use client";

import { keepPreviousData, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { callQuery } from "@/components/calls/call-query";
import { useCallQuery } from "@/components/calls/use-call-query";
import { useToday } from "@/components/shell/use-today";
import { whenIdle } from "@/components/ui/when-idle";
import type { Call } from "@/lib/calls/call";
import type { List } from "@/lib/list/declare/define-list";
import { pageCount } from "@/lib/list/rows/pages";
import type { RequestedState } from "@/lib/list/url/list-state";

/**
 * The rows of the address. Those before stay visible while the next load, and the next page is there
 * before it is asked for.
 */
export function useListRows<C extends Call, Row, P extends Call, Detail>(
  list: List<C, Row, P, Detail>,
  { page, size, sort, filters }: RequestedState,
) {
  const cache = useQueryClient();
  const today = useToday();
  const query = useCallQuery(list.call, list.request({ page, size, sort, filters }, today), {
    placeholderData: keepPreviousData,
    ...(list.isQuiet && { meta: { quiet: true } }),
  });
  const found = query.data && list.rows(query.data.data);
  const hasNext = found !== undefined && !query.isPlaceholderData && page < pageCount(found.totalCount, size);
  useEffect(() => {
    if (!hasNext) return;
    const args = list.request({ page: page + 1, size, sort, filters }, today);
    const next = callQuery(list.call, args);
    // Nobody has asked for it yet: its failure is told when somebody does.
    const callOff = whenIdle(() => void cache.prefetchQuery({ ...next, meta: { quiet: true } }));
    return () => {
      callOff();
      // An abandoned filter needs no next page; going to it fetches it.
      setTimeout(() => {
        const isShown = cache.getQueryCache().find({ queryKey: next.queryKey })?.isActive();
        if (!isShown) void cache.cancelQueries({ queryKey: next.queryKey });
      });
    };
  }, [hasNext, cache, list, page, size, sort, filters, today]);
  return { query, found, notice: query.data?.notice };
}
