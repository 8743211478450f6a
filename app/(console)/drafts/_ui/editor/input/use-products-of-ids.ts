"use client";

import { useCallSender } from "@/components/calls/use-call-sender";
import { cellProductOf } from "@/lib/resources/drafts/cells/cell-product";
import type { CellProduct } from "@/lib/resources/drafts/drafts.calls";
import type { MappingWork } from "@/lib/resources/drafts/editing/mapping-work";
import { mostIds, productsCalls } from "@/lib/resources/products/products.calls";
import { useProductsOfCodes } from "./use-products-of-codes";

/** @returns what tells products by their ids, those of this mapping without a call. It rejects where that fails. */
export function useProductsOfIds(work: MappingWork) {
  const send = useCallSender();
  const productsOfCodes = useProductsOfCodes();
  return async (ids: readonly number[]): Promise<ReadonlyMap<number, CellProduct>> => {
    const found = new Map(work.cells().flatMap(({ cell: { product } }) => (product ? [[product.id, product]] : [])));
    const asked = [...new Set(ids)].filter((id) => !found.has(id));
    for (let from = 0; from < asked.length; from += mostIds)
      for (const product of await readProducts(asked.slice(from, from + mostIds))) found.set(product.id, product);
    return found;
  };

  async function readProducts(ids: readonly number[]): Promise<CellProduct[]> {
    const { data } = await send(productsCalls.options, { query: { ids: [...ids], limit: mostIds } });
    const barcodes = data.flatMap(({ barcode }) => barcode ?? []);
    const pictured = barcodes.length === 0 ? new Map<string, CellProduct>() : await productsOfCodes(barcodes);
    return data.flatMap(({ id, name, barcode }) => {
      if (name === undefined) return [];
      const image = barcode === undefined ? undefined : pictured.get(barcode)?.image;
      return [cellProductOf({ id, name, barcode, image })];
    });
  }
}
