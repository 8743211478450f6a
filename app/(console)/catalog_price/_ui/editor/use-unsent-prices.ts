"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { offerWork } from "@/components/form/unsaved/store-work";
import { takeStoredWork } from "@/components/form/unsaved/take-stored-work";
import type { PriceEditor } from "@/lib/resources/catalog_price/price-editor";
import { type UnsentPrices, unsentAfter } from "@/lib/resources/catalog_price/unsent-prices";

const nothing: { prices: UnsentPrices } = { prices: [] };

/** Prices that did not reach the platform: they outlive the end of the session, like what was typed into a form. */
export function useUnsentPrices(
  editor: PriceEditor,
  catalogue: number | undefined,
): readonly [UnsentPrices, (next: (before: UnsentPrices) => UnsentPrices) => void] {
  const [unsent, setUnsent] = useState<UnsentPrices>(nothing.prices);
  // The session may end before what has just failed is drawn.
  const toKeep = useRef(unsent);
  const update = useCallback((next: (before: UnsentPrices) => UnsentPrices): void => {
    toKeep.current = next(toKeep.current);
    setUnsent(toKeep.current);
  }, []);
  useEffect(() => {
    if (catalogue === undefined) return undefined;
    const kept = takeStoredWork(nameOf(catalogue), nothing);
    if (kept !== undefined) update(() => kept.local.prices);
    return offerWork(nameOf(catalogue), () => {
      const prices = unsentAfter(toKeep.current, [], editor.waiting);
      return prices.length === 0 ? undefined : { base: nothing, local: { prices } };
    });
  }, [editor, catalogue, update]);
  return [unsent, update];
}

function nameOf(catalogue: number): string {
  return `catalog_price/${catalogue}/prices`;
}
