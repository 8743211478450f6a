"use client";

import { useCallQuery } from "@/components/calls/use-call-query";
import { draftsCalls } from "@/lib/resources/drafts/drafts.calls";

/** The live mapping of a storage; that it cannot be read is told once, where it would stand. */
export function useLiveMapping(storage: number) {
  return useCallQuery(draftsCalls.liveMapping, { params: { id: storage } }, { meta: { quiet: true } });
}

export function liveMappingRecord(storage: number) {
  return { page: "drafts", id: storage, filters: { domain: "live-mapping" } } as const;
}
