"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { offerWork } from "@/components/form/unsaved/store-work";
import { takeStoredWork } from "@/components/form/unsaved/take-stored-work";
import type { PriceEditor } from "@/lib/resources/catalog_price/price-row";
import {
  type DraftPrices,
  draftsOf,
  layDrafts,
  type UnsentPrices,
  unsentAfter,
} from "@/lib/resources/catalog_price/unsent-prices";

const nothing: { prices: UnsentPrices; drafts: DraftPrices } = { prices: [], drafts: [] };

/**
 * Prices that did not reach the platform, and what was typed and is no price: they outlive the end of the session, like
 * what was typed into a form.
 */
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
    layDrafts(editor.store, kept?.local.drafts ?? []);
    return offerWork(nameOf(catalogue), () => {
      const local = { prices: unsentAfter(toKeep.current, [], editor.waiting), drafts: draftsOf(editor.store) };
      return local.prices.length + local.drafts.length === 0 ? undefined : { base: nothing, local };
    });
  }, [editor, catalogue, update]);
  return [unsent, update];
}

function nameOf(catalogue: number): string {
  return `catalog_price/${catalogue}/prices`;
}
