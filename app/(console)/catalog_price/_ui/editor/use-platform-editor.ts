"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useCallSender } from "@/components/calls/use-call-sender";
import { queryKeyOf } from "@/lib/calls/query-key";
import { ConsoleError } from "@/lib/errors/console-error";
import { refusedField } from "@/lib/record-form/refused-field";
import { type Catalogue, catalogPriceCalls } from "@/lib/resources/catalog_price/catalog-price.calls";
import { trustedAfterRefusal } from "@/lib/resources/catalog_price/platform-prices";
import { PriceEditor } from "@/lib/resources/catalog_price/price-editor";
import { PriceGrid } from "@/lib/resources/catalog_price/price-grid";

/** The price list of an existing catalogue, as it was when it was opened; from then on it is the editor's own. */
export function usePlatformEditor({ id, productPrices }: Catalogue, reasonOf: (error: unknown) => string): PriceEditor {
  const send = useCallSender();
  const cache = useQueryClient();
  const [editor] = useState(() => {
    const whole = { params: { id } };
    const key = queryKeyOf(catalogPriceCalls.one, whole);
    return new PriceEditor(new PriceGrid(productPrices), {
      catalogue: id,
      productPriceIds: productPrices.map(({ productPriceId }) => productPriceId),
      readAt: cache.getQueryState(key)?.dataUpdatedAt ?? 0,
      calls: {
        add: async (body) => (await send(catalogPriceCalls.addPrice, { body })).data.productPriceId,
        edit: (priceId, body) => send(catalogPriceCalls.editPrice, { params: { id: priceId }, body }),
        remove: (priceId) => send(catalogPriceCalls.removePrice, { params: { id: priceId } }),
        readAll: async () => {
          const answer = await send(catalogPriceCalls.one, whole);
          cache.setQueryData(key, answer);
          return answer.data.productPrices;
        },
      },
      // `product: …` says at a row what the row shows anyhow.
      reasonOf: (error) => refusedField(reasonOf(error), ["product", "price"])?.text ?? reasonOf(error),
      trustedAfter: (error) => {
        if (!(error instanceof ConsoleError)) return undefined;
        if (error.mayBeDone) return 0;
        return error.code === "not-found" || error.code === "upstream-rejected" ? trustedAfterRefusal : undefined;
      },
    });
  });
  // On return to this window, shows what others have done meanwhile; what cannot be read now is read before it is sent.
  useEffect(() => {
    const onFocus = (): void => void editor.refresh().catch(() => undefined);
    window.addEventListener("focus", onFocus);
    return () => window.removeEventListener("focus", onFocus);
  }, [editor]);
  return editor;
}
