"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { callQuery } from "@/components/calls/call-query";
import type { GridEditor } from "@/lib/grid/editing/grid-editor";
import type { GridChange } from "@/lib/grid/rows/grid-change";
import { productsCalls } from "@/lib/resources/products/products.calls";
import { defaultVatRate } from "@/lib/resources/receptions/reception-totals";
import { lineRules, toPricedLine, type VatRate, type WorkLine } from "@/lib/resources/receptions/work-line";

/** What a product is sold at hardly changes. */
const freshFor = 300_000;

/** What a new line begins with. */
export interface LineStart {
  /** The lowest rate among the note's lines (RECP-028); undefined of the first one. */
  rate(): VatRate | undefined;
  /** Asks for the product's own rate: a line without one takes it, another one is looked at where it differs. */
  learn(key: number | undefined): Promise<void>;
  /** The same for those that have none, one after the other: hundreds must not keep the page's other calls waiting. */
  learnAll(keys: readonly number[]): Promise<void>;
}

/** @param make what completes a line that waits for its rate alone: it is sent then */
export function useLineStart(
  editor: GridEditor<WorkLine>,
  rates: readonly VatRate[],
  make: (change: GridChange<WorkLine>) => void,
): LineStart {
  const { store } = editor;
  const cache = useQueryClient();
  const known = useRef(rates);
  known.current = rates;
  // Rates that could not be had at first are there by now.
  const learnLacking = useEffectEvent(() => {
    for (const { key, content, drafts } of store.rows())
      if (content.rateVat === undefined && drafts.rateVat === undefined) void learn(key);
  });
  const hasRates = rates.length > 0;
  useEffect(() => {
    if (hasRates) learnLacking();
  }, [hasRates]);
  return {
    rate: lowestRate,
    learn,
    async learnAll(keys) {
      for (const key of keys) if (store.content(key)?.rateVat === undefined) await learn(key);
    },
  };

  function lowestRate(): VatRate | undefined {
    const priced = store.rows().flatMap(({ content }) => (content.rateVat ? [toPricedLine(content)] : []));
    const lowest = defaultVatRate(priced);
    return known.current.find(({ rate }) => rate === lowest);
  }

  async function learn(key: number | undefined): Promise<void> {
    const content = key === undefined ? undefined : store.content(key);
    if (key === undefined || content === undefined) return;
    const args = { params: { id: content.product.id } };
    const own = cache.fetchQuery({
      ...callQuery(productsCalls.one, args),
      staleTime: freshFor,
      meta: { quiet: true },
    });
    // Where it cannot be had, a line begins as others do, or asks for its rate.
    await own.then(
      ({ data: { rateVAT } }) =>
        take(
          key,
          known.current.find(({ id }) => id === rateVAT.id),
          rateVAT.rate,
        ),
      () => take(key, lowestRate(), undefined),
    );
  }

  function take(key: number, offered: VatRate | undefined, own: number | undefined): void {
    const content = store.content(key);
    if (content === undefined) return;
    const productRate = own ?? content.productRate;
    const rateVat = content.rateVat ?? offered;
    const next = { ...content, rateVat, productRate };
    const isCompleted = !lineRules.isSendable(content) && lineRules.isSendable(next);
    store.show(key, isCompleted ? { ...content, productRate } : next);
    if (isCompleted) make({ kind: "edit", key, from: { ...content, productRate }, to: { rateVat } });
  }
}
