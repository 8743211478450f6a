"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useCallSender } from "@/components/calls/use-call-sender";
import { useErrorText } from "@/components/feedback/use-error-text";
import { useRefusedField } from "@/components/feedback/use-refused-field";
import { useRefreshOnReturn } from "@/components/grid/use-refresh-on-return";
import type { CallAnswer } from "@/lib/calls/call";
import { queryKeyOf } from "@/lib/calls/query-key";
import type { Success } from "@/lib/errors/codes";
import { GridEditor } from "@/lib/grid/editing/grid-editor";
import { doubtOf } from "@/lib/grid/sending/doubt";
import { type Catalogue, catalogPriceCalls } from "@/lib/resources/catalog_price/catalog-price.calls";
import { pricesOf, remotePrices } from "@/lib/resources/catalog_price/price-calls";
import { type PriceEditor, priceGrid } from "@/lib/resources/catalog_price/price-row";

type Answer = Success<CallAnswer<typeof catalogPriceCalls.one>>;

/** The price list of an existing catalogue, as it was when it was opened; from then on it is the editor's own. */
export function usePlatformEditor({ id, productPrices }: Catalogue): PriceEditor {
  const errorText = useErrorText();
  const refusedField = useRefusedField();
  const send = useCallSender();
  const cache = useQueryClient();
  const [editor] = useState(() => {
    const whole = { params: { id } };
    const key = queryKeyOf(catalogPriceCalls.one, whole);
    const remote = remotePrices(id, {
      add: async (body) => (await send(catalogPriceCalls.addPrice, { body })).data.productPriceId,
      edit: (priceId, body) => send(catalogPriceCalls.editPrice, { params: { id: priceId }, body }),
      remove: (priceId) => send(catalogPriceCalls.removePrice, { params: { id: priceId } }),
      readAll: async () => {
        const answer = await send(catalogPriceCalls.one, whole);
        cache.setQueryData(key, answer);
        return answer.data.productPrices;
      },
    });
    return new GridEditor(priceGrid(productPrices), {
      ...remote,
      ids: productPrices.map(({ productPriceId }) => productPriceId),
      readAt: cache.getQueryState(key)?.dataUpdatedAt ?? 0,
      // `product: …` says at a row what the row shows anyhow.
      reasonOf: (error) => refusedField(error, ["product", "price"])?.text ?? errorText(error),
      doubtOf,
    });
  });
  useRefreshOnReturn(editor);
  // Whoever opens it again before it is read again would take what was changed here for somebody else's.
  useEffect(
    () => () => {
      const key = queryKeyOf(catalogPriceCalls.one, { params: { id } });
      const { isInvalidated = false, dataUpdatedAt: updatedAt } = cache.getQueryState(key) ?? {};
      if (!isInvalidated) return;
      const productPrices = pricesOf(id, editor.rowsOnPlatform);
      const laidOver = (before: Answer | undefined) => before && { ...before, data: { ...before.data, productPrices } };
      cache.setQueryData<Answer>(key, laidOver, { updatedAt });
      void cache.invalidateQueries({ queryKey: key, refetchType: "none" });
    },
    [cache, editor, id],
  );
  return editor;
}
