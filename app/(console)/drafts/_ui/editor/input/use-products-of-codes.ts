"use client";

import { useCallSender } from "@/components/calls/use-call-sender";
import { cellProductOf } from "@/lib/resources/drafts/cells/cell-product";
import type { CellProduct } from "@/lib/resources/drafts/drafts.calls";
import { mostBarcodes } from "@/lib/resources/products/documentation.calls";
import { productsCalls } from "@/lib/resources/products/products.calls";

/** @returns what looks up the products of barcodes, by them. It rejects where that fails. */
export function useProductsOfCodes() {
  const send = useCallSender();
  return async (barcodes: readonly string[]): Promise<ReadonlyMap<string, CellProduct>> => {
    const asked = [...new Set(barcodes)];
    const found = new Map<string, CellProduct>();
    for (let from = 0; from < asked.length; from += mostBarcodes) {
      const query = { barcodes: asked.slice(from, from + mostBarcodes) };
      const { data } = await send(productsCalls.imagesByBarcode, { query });
      for (const { id, name, barcode, images } of data)
        found.set(barcode, cellProductOf({ id, name, barcode, image: images[0]?.url }));
    }
    return found;
  };
}
