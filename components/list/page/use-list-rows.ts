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
import type { ListState } from "@/lib/list/url/list-state";

/**
 * The rows of the address; none are asked for where hits stand in their place. Those before stay visible while the next load, and the next page is there
 * before it is asked for.
 */
export function useListRows<C extends Call, Row, P extends Call, Detail>(
  list: List<C, Row, P, Detail>,
  { page, size, sort, filters, find }: ListState,
) {
  // Hits stand in the place of rows.
  const isShown = find === undefined;
  const cache = useQueryClient();
  const today = useToday();
  const query = useCallQuery(list.call, list.request({ page, size, sort, filters }, today), {
    placeholderData: keepPreviousData,
    enabled: isShown,
    ...(list.isQuiet && { meta: { quiet: true } }),
  });
  const found = query.data && list.rows(query.data.data);
  const hasNext =
    isShown && found !== undefined && !query.isPlaceholderData && page < pageCount(found.totalCount, size);
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
        const isSeen = cache.getQueryCache().find({ queryKey: next.queryKey })?.isActive();
        if (!isSeen) void cache.cancelQueries({ queryKey: next.queryKey });
      });
    };
  }, [hasNext, cache, list, page, size, sort, filters, today]);
  return { query, found, notice: query.data?.notice };
}
