"use client";

import { useQueryClient } from "@tanstack/react-query";
import { callQuery } from "@/components/calls/call-query";
import { sendCall } from "@/lib/calls/send-call";

import { documentationCalls } from "@/lib/resources/products/documentation.calls";
import { documentedProducts, merchantsCall } from "@/lib/resources/products/documented-products";

/** What a product is called hardly changes; which one lacks a sheet does, as soon as somebody writes it. */
const freshFor = 300_000;
/** A scan tells of its failure itself. */
const meta = { quiet: true };

/** Looks up the products of barcodes by the documentation of each merchant, all at once. It never rejects. */
export function useDocumentedProducts() {
  const cache = useQueryClient();
  return (barcodes: readonly string[]) =>
    cache.fetchQuery({
      queryKey: [documentationCalls.defaultPreviews.id, "products", barcodes],
      queryFn: ({ signal }) =>
        documentedProducts(barcodes, {
          async chains() {
            const { data } = await cache.fetchQuery({
              ...callQuery(merchantsCall, {}),
              staleTime: freshFor,
              meta,
            });
            return data;
          },
          async previews(euid, values) {
            const body = { merchant: { euid }, identifiers: { type: "BARCODE" as const, values: [...values] } };
            const { data } = await sendCall(documentationCalls.defaultPreviews, { body }, signal);
            return data.items;
          },
        }),
      staleTime: ({ state }) => (state.data?.failure === undefined && state.data?.found.size ? freshFor : 0),
      meta,
    });
}
