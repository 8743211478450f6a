"use client";

import { useEffect } from "react";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import { writeAddress } from "./use-address";

/** Puts applied filters into the address as the list spells them: quietly, for they mean what stood there before. */
export function useCanonicalAddress(applied: AppliedFilters): void {
  useEffect(() => {
    const search = new URLSearchParams(window.location.search);
    const others = Object.entries(applied).filter(([key, text]) => search.has(key) && search.get(key) !== text);
    for (const [key, text] of others) search.set(key, text);
    if (others.length > 0) writeAddress("replace", `?${search}`);
  }, [applied]);
}
