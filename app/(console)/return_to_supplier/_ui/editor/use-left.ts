"use client";

import { useQuery } from "@tanstack/react-query";
import { useOperatorZone } from "@/components/shell/operator-zone";
import type { ConsoleError } from "@/lib/errors/console-error";
import { type LeftOfReception, readLeft } from "@/lib/resources/return_to_supplier/left-of-reception";
import { returnReads } from "@/lib/resources/return_to_supplier/return-reads.calls";

/** A reception with what is left of it; asked anew each time that it is chosen. @param id 0 where none is */
export function useLeft(id: number) {
  const zone = useOperatorZone();
  return useQuery<LeftOfReception, ConsoleError>({
    queryKey: [returnReads.list.id, "left", id],
    queryFn: ({ signal }) => readLeft(id, zone, signal),
    enabled: id > 0,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: false,
    meta: { quiet: true },
  });
}
