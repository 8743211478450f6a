"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Call } from "@/lib/calls/call";
import { isGone } from "./is-gone";

interface OpenRow {
  list: { call: Call };
  id: number;
  /** Whether the rows on the screen have it. */
  isListed: boolean;
}

/**
 * Whether the open row is not there any more; then rows that still show it are read again.
 * @param query of the row
 * @param hasDetail its last answer holds the row
 */
export function useGoneRow(
  { list, id, isListed }: OpenRow,
  query: { data: unknown; error: unknown; isPending: boolean },
  hasDetail: boolean,
) {
  const cache = useQueryClient();
  const isRefused = !query.isPending && isGone(query) && (query.error !== null || !hasDetail);
  // A row that was there stays told as such when the list has been read again.
  const [deleted, setDeleted] = useState<number>();
  if (deleted !== undefined && deleted !== id) setDeleted(undefined);
  if (deleted !== id && isRefused && (hasDetail || isListed)) setDeleted(id);
  const wasThere = deleted === id;
  const gone = wasThere || isRefused;
  useEffect(() => {
    if (gone && isListed) void cache.invalidateQueries({ queryKey: [list.call.id] });
  }, [cache, list.call.id, gone, isListed]);
  return { isGone: gone, wasThere, onGone: () => setDeleted(id) };
}
