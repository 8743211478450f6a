"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { callQuery } from "@/components/calls/call-query";
import type { PriceGrid } from "@/lib/resources/catalog_price/price-grid";
import { PictureCache } from "@/lib/resources/products/picture-cache";
import { mostBarcodes, productsCalls } from "@/lib/resources/products/products.calls";

/** Pictures hardly change. */
const freshFor = 300_000;
/** Who scrolls past rows looks at none of their pictures, in ms. */
const debounceMs = 120;

/** @param rows the first and the last row in sight */
export function useVisiblePictures(
  grid: PriceGrid,
  keys: readonly number[],
  [first, last]: readonly [number, number],
): PictureCache {
  const cache = useQueryClient();
  const [pictures] = useState(
    () =>
      new PictureCache(async (barcodes) => {
        const { data } = await cache.fetchQuery({
          ...callQuery(productsCalls.imagesByBarcode, { query: { barcodes: [...barcodes] } }),
          staleTime: freshFor,
          meta: { quiet: true },
        });
        return new Map(data.flatMap(({ barcode, images: [image] }) => (image ? [[barcode, image.url]] : [])));
      }),
  );
  useEffect(() => {
    const barcodesOf = (from: number, to: number): string[] =>
      keys.slice(Math.max(0, from), to).flatMap((key) => grid.row(key)?.barcode ?? []);
    const timer = setTimeout(() => {
      const around = [...barcodesOf(first, first + mostBarcodes), ...barcodesOf(first - mostBarcodes, first).reverse()];
      void pictures.want(barcodesOf(first, last + 1), around);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [pictures, grid, keys, first, last]);
  return pictures;
}
