"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { sendCall } from "@/lib/calls/send-call";
import type { UnknownLine } from "@/lib/resources/catalog_price/pasted-prices";
import { codesOf, type KnownProducts } from "@/lib/resources/catalog_price/settle-paste";
import { findProducts, type ProductCatalogue } from "@/lib/resources/products/find-products";
import { mostIds, productsCalls } from "@/lib/resources/products/products.calls";

const none: KnownProducts = new Map();

/** Looks up the products of lines that are not in the list: it only reads, for an import would write. */
export function usePastedProducts(unknown: readonly UnknownLine[]) {
  const codes = codesOf(unknown);
  const [part, setPart] = useState(0);
  const query = useQuery({
    queryKey: [productsCalls.list.id, "pasted", codes],
    queryFn: ({ signal }) => findProducts(codes, productsBy(signal), setPart),
    enabled: codes.length > 0,
    // Of thousands of codes nothing is kept once the paste is done with.
    gcTime: 0,
    refetchInterval: false,
    meta: { quiet: true },
  });
  return { query, part, count: codes.length, known: codes.length === 0 ? none : query.data };
}

function productsBy(signal: AbortSignal): ProductCatalogue {
  return {
    async byBarcode(barcodes) {
      const { data } = await sendCall(productsCalls.imagesByBarcode, { query: { barcodes } }, signal);
      return data.map(({ id, name, barcode }) => ({ product: id, label: name, barcode }));
    },
    async byId(ids) {
      const { data } = await sendCall(productsCalls.list, { query: { ids, limit: mostIds, offset: 0 } }, signal);
      return data.items.map(({ core_id, name, barcode }) => ({ product: core_id, label: name, barcode }));
    },
  };
}
