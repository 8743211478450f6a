"use client";

import { useState } from "react";
import { useCallSender } from "@/components/calls/use-call-sender";
import { type Catalogue, catalogPriceCalls } from "@/lib/resources/catalog_price/catalog-price.calls";
import { PriceEditor } from "@/lib/resources/catalog_price/price-editor";
import { PriceGrid } from "@/lib/resources/catalog_price/price-grid";

/** The price list of an existing catalogue, as it was when it was opened; from then on it is the editor's own. */
export function usePlatformEditor({ id, productPrices }: Catalogue, reasonOf: (error: unknown) => string): PriceEditor {
  const send = useCallSender();
  const [editor] = useState(
    () =>
      new PriceEditor(new PriceGrid(productPrices), {
        catalogue: id,
        productPriceIds: productPrices.map(({ productPriceId }) => productPriceId),
        calls: {
          add: async (body) => (await send(catalogPriceCalls.addPrice, { body })).data.productPriceId,
          edit: (priceId, body) => send(catalogPriceCalls.editPrice, { params: { id: priceId }, body }),
          remove: (priceId) => send(catalogPriceCalls.removePrice, { params: { id: priceId } }),
        },
        reasonOf,
      }),
  );
  return editor;
}
