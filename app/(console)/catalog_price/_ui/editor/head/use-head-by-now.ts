"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallSender } from "@/components/calls/use-call-sender";
import type { CallAnswer } from "@/lib/calls/call";
import { queryKeyOf } from "@/lib/calls/query-key";
import type { Success } from "@/lib/errors/codes";
import { trustedFor } from "@/lib/grid/sending/remote-rows";
import { catalogPriceCalls } from "@/lib/resources/catalog_price/catalog-price.calls";
import type { Head } from "./waiting-edit";

type Answer = Success<CallAnswer<typeof catalogPriceCalls.one>>;

/** A catalogue as the platform has it, as old as its prices may be (decision 0023): it can only be read whole. */
export function useHeadByNow(id: number) {
  const cache = useQueryClient();
  const send = useCallSender();
  const key = queryKeyOf(catalogPriceCalls.one, { params: { id } });
  return {
    async headByNow(): Promise<Head> {
      const { data: known, dataUpdatedAt: readAt = 0 } = cache.getQueryState<Answer>(key) ?? {};
      if (known !== undefined && Date.now() - readAt < trustedFor) return known.data;
      const answer = await send(catalogPriceCalls.one, { params: { id } });
      cache.setQueryData(key, answer);
      return answer.data;
    },
    /** What an edit has answered is known without another reading, which is as old as it was. */
    noteHead(head: Head): void {
      const updatedAt = cache.getQueryState(key)?.dataUpdatedAt;
      const laidOver = (before: Answer | undefined) => before && { ...before, data: { ...before.data, ...head } };
      cache.setQueryData<Answer>(key, laidOver, { updatedAt });
    },
  };
}
