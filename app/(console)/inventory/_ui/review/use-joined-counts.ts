"use client";

import { useQueries } from "@tanstack/react-query";
import { callQuery } from "@/components/calls/call-query";
import { useCallQuery } from "@/components/calls/use-call-query";
import { type InventoryDetail, inventoryReads } from "@/lib/resources/inventory/inventory-reads.calls";
import { joinedArgs, joinedIdsOf } from "@/lib/resources/inventory/read-counts";

const quiet = { meta: { quiet: true } };

/** The counts that are one piece of work with the one that is shown, as they are read; cancelled ones are none of it. */
export function useJoinedCounts({ id, joinedTo }: InventoryDetail) {
  const list = useCallQuery(inventoryReads.list, joinedArgs(joinedTo ?? id), {
    ...quiet,
    enabled: joinedTo !== undefined,
  });
  const joined = list.data && joinedIdsOf(list.data.data, joinedTo);
  const ids = joinedTo === undefined ? [id] : (joined ?? []);
  const details = useQueries({
    queries: ids.map((each) => ({
      ...callQuery(inventoryReads.one, { filters: { id: each }, offset: 0, limit: 1 }),
      ...quiet,
    })),
  });
  const missing =
    joinedTo !== undefined && joined === undefined ? list : details.find(({ data }) => data === undefined);
  const counts = details
    .flatMap(({ data }) => data?.data.items[0] ?? [])
    .filter(({ status }) => status !== "CANCELLED");
  return {
    /** Undefined until all of them are read. */
    counts: missing === undefined ? counts : undefined,
    /** The first that is not read yet, for what stands in its place. */
    missing,
    /** When the oldest of them was read, in ms since 1970. */
    readAt: Math.min(...details.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    /** @throws where one of them cannot be read: what was read before stands */
    async readAgain(): Promise<void> {
      const throwOnError = true;
      if (joinedTo !== undefined) await list.refetch({ throwOnError });
      await Promise.all(details.map(({ refetch }) => refetch({ throwOnError })));
    },
  };
}
