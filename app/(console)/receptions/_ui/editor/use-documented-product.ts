"use client";

import { useQueryClient } from "@tanstack/react-query";
import { callQuery } from "@/components/calls/call-query";
import { sendCall } from "@/lib/calls/send-call";
import { lookupsCalls } from "@/lib/resources/lookups/lookups.calls";
import { documentationCalls } from "@/lib/resources/products/documentation.calls";
import { documentedProducts } from "@/lib/resources/products/documented-products";
import type { CodeReading } from "@/lib/scan/codes/read-code";

/** What a product is called hardly changes; which one lacks a sheet does, as soon as somebody writes it. */
const freshFor = 300_000;
/** A scan tells of its failure itself. */
const meta = { quiet: true };

/** Looks up the product of a code by the documentation of each merchant; null where none has any. */
export function useDocumentedProduct() {
  const cache = useQueryClient();
  return ({ barcodes }: CodeReading) =>
    cache.fetchQuery({
      queryKey: [documentationCalls.defaultPreviews.id, "product", barcodes],
      queryFn: async ({ signal }) => {
        const found = await documentedProducts(barcodes, {
          async chains() {
            const { data } = await cache.fetchQuery({
              ...callQuery(lookupsCalls.chains, {}),
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
        });
        return barcodes.flatMap((barcode) => found.get(barcode) ?? [])[0] ?? null;
      },
      staleTime: ({ state }) => (state.data ? freshFor : 0),
      meta,
    });
}
