"use client";

import { type Dispatch, type SetStateAction, useEffect, useState } from "react";
import { offerWork } from "@/components/form/unsaved/keep-work";
import { takeKeptWork } from "@/components/form/unsaved/kept-work";
import type { PriceEditor } from "@/lib/resources/catalog_price/price-editor";
import { type UnsentPrices, unsentAfter } from "@/lib/resources/catalog_price/unsent-prices";

const nothing: { prices: UnsentPrices } = { prices: [] };

/** Prices that did not reach the platform: they outlive the end of the session, like what was typed into a form. */
export function useUnsentPrices(
  editor: PriceEditor,
  catalogue: number | undefined,
): readonly [UnsentPrices, Dispatch<SetStateAction<UnsentPrices>>] {
  const [unsent, setUnsent] = useState<UnsentPrices>(nothing.prices);
  useEffect(() => {
    if (catalogue !== undefined) setUnsent(takeKeptWork(nameOf(catalogue), nothing)?.mine.prices ?? nothing.prices);
  }, [catalogue]);
  useEffect(() => {
    if (catalogue === undefined) return undefined;
    return offerWork(nameOf(catalogue), () => {
      const prices = unsentAfter(unsent, [], editor.waiting);
      return prices.length === 0 ? undefined : { begun: nothing, mine: { prices } };
    });
  }, [editor, catalogue, unsent]);
  return [unsent, setUnsent];
}

function nameOf(catalogue: number): string {
  return `catalog_price/${catalogue}/prices`;
}
