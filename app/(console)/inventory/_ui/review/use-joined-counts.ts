"use client";

import { useQueries, useQueryClient } from "@tanstack/react-query";
import { callQuery } from "@/components/calls/call-query";
import { useCallQuery } from "@/components/calls/use-call-query";
import { type InventoryDetail, inventoryReads } from "@/lib/resources/inventory/inventory-reads.calls";
import { joinedArgs, joinedIdsOf, joinedToOf } from "@/lib/resources/inventory/read-counts";

const quiet = { meta: { quiet: true } };

/** The counts that are one piece of work with the one that is shown, as they are read; cancelled ones are none of it. */
export function useJoinedCounts(detail: InventoryDetail) {
  const { id } = detail;
  const cache = useQueryClient();
  const own = useCallQuery(inventoryReads.one, countArgs(id), { ...quiet, enabled: false });
  const joinedTo = joinedToOf(detail, own.data?.data);
  const list = useCallQuery(inventoryReads.list, joinedArgs(joinedTo ?? id), {
    ...quiet,
    enabled: joinedTo !== undefined,
  });
  const joined = list.data && joinedIdsOf(list.data.data, joinedTo);
  const ids = joinedTo === undefined ? [id] : (joined ?? []);
  const details = useQueries({
    queries: ids.map((each) => ({
      ...callQuery(inventoryReads.one, countArgs(each)),
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
      // What was begun or given back meanwhile is not in the list behind, either.
      void cache.invalidateQueries({ queryKey: [inventoryReads.list.id] });
      const readOne = (each: number) =>
        cache.fetchQuery({ ...callQuery(inventoryReads.one, countArgs(each)), ...quiet, staleTime: 0 });
      // Whoever was alone may have been joined since: by a recount, or from another device.
      const by = joinedToOf(detail, (await readOne(id)).data);
      if (by === undefined) return;
      const { data } = await cache.fetchQuery({
        ...callQuery(inventoryReads.list, joinedArgs(by)),
        ...quiet,
        staleTime: 0,
      });
      await Promise.all(joinedIdsOf(data, by).map((each) => (each === id ? undefined : readOne(each))));
    },
  };
}

function countArgs(id: number) {
  return { filters: { id }, offset: 0, limit: 1 };
}
