"use client";

import { useQueryClient } from "@tanstack/react-query";
import { inventoryReads } from "@/lib/resources/inventory/inventory-reads.calls";

/** @returns what has counts read again after a step, whatever came of it */
export function useReadAgain(): () => Promise<void> {
  const cache = useQueryClient();
  return async () => {
    const reads = [inventoryReads.list, inventoryReads.one];
    await Promise.all(reads.map(({ id }) => cache.invalidateQueries({ queryKey: [id] })));
  };
}
