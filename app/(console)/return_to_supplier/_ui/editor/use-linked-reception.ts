"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { useAddress } from "@/components/list/url/use-address";
import { useToday } from "@/components/shell/use-today";
import { sendCall } from "@/lib/calls/send-call";
import { parseListUrl } from "@/lib/list/url/list-url";
import { receptionReads } from "@/lib/resources/receptions/reception-reads.calls";
import { returnToSupplierList } from "@/lib/resources/return_to_supplier/return-to-supplier.list";

/**
 * Who comes from a reception has its number among the list's filters: a new return begins with it.
 * @param begun how often the form has begun anew
 */
export function useLinkedReception(begun: number, onFound: (id: number) => void): void {
  const today = useToday();
  const found = useEffectEvent(onFound);
  const search = useAddress();
  const [number] = useState(() => parseListUrl(returnToSupplierList, search, today).state.filters.renNumber);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that begins anew has no reception yet.
  useEffect(() => {
    if (number === undefined) return undefined;
    const leaving = new AbortController();
    sendCall(receptionReads.list, { filters: { renNumber: number }, offset: 0, limit: 10 }, leaving.signal).then(
      ({ data }) => {
        const meant = data.items.find((note) => note.number === number);
        if (meant !== undefined) found(meant.id);
      },
      // It can be chosen by hand.
      () => undefined,
    );
    return () => leaving.abort();
  }, [number, begun]);
}
