"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { callQuery } from "@/components/calls/call-query";
import { sendCall } from "@/lib/calls/send-call";

import { documentationCalls } from "@/lib/resources/products/documentation.calls";
import { allDocumented, documentedProducts, merchantsCall } from "@/lib/resources/products/documented-products";

/** What a product is called hardly changes; which one lacks a sheet does, as soon as somebody writes it. */
const freshFor = 300_000;
/** A look-up tells of its failure itself. */
const meta = { quiet: true };

/** Looks up the products of a scan by the documentation of each merchant, all at once. It never rejects. */
export function useDocumentedProducts() {
  const cache = useQueryClient();
  return (barcodes: readonly string[]) =>
    cache.fetchQuery({
      queryKey: [documentationCalls.defaultPreviews.id, "products", barcodes],
      queryFn: ({ signal }) => documentedProducts(barcodes, documentation(cache, signal)),
      staleTime: ({ state }) => (state.data?.failure === undefined && state.data?.found.size ? freshFor : 0),
      meta,
    });
}

/** The same of a list of barcodes: it is asked anew each time, as some may have got a sheet, and rejects where that fails. */
export function useProductsByBarcode() {
  const cache = useQueryClient();
  return async (barcodes: readonly string[], signal?: AbortSignal) =>
    allDocumented(await documentedProducts(barcodes, documentation(cache, signal)));
}

function documentation(cache: QueryClient, signal: AbortSignal | undefined): Parameters<typeof documentedProducts>[1] {
  return {
    async chains() {
      const { data } = await cache.fetchQuery({ ...callQuery(merchantsCall, {}), staleTime: freshFor, meta });
      return data;
    },
    async previews(euid, values) {
      const body = { merchant: { euid }, identifiers: { type: "BARCODE" as const, values: [...values] } };
      const { data } = await sendCall(documentationCalls.defaultPreviews, { body }, signal);
      return data.items;
    },
  };
}
