"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { callQuery } from "@/components/calls/call-query";
import type { PriceGrid } from "@/lib/resources/catalog_price/price-row";
import { mostBarcodes } from "@/lib/resources/products/documentation.calls";
import { PictureCache } from "@/lib/resources/products/picture-cache";
import { productsCalls } from "@/lib/resources/products/products.calls";

/** Pictures hardly change. */
const freshFor = 300_000;
/** Who scrolls past rows looks at none of their pictures, in ms. */
const debounceMs = 120;

interface PicturesInSight {
  pictures: PictureCache;
  /** To be told of the first and the last row in sight. */
  onSight(first: number, last: number): void;
}

/** @param keys the rows that are shown, in order */
export function usePicturesInSight(grid: PriceGrid, keys: readonly number[]): PicturesInSight {
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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onSight = useCallback(
    (first: number, last: number): void => {
      const barcodesOf = (from: number, to: number): string[] =>
        keys.slice(Math.max(0, from), to).flatMap((key) => grid.content(key)?.barcode ?? []);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const around = [
          ...barcodesOf(first, first + mostBarcodes),
          ...barcodesOf(first - mostBarcodes, first).reverse(),
        ];
        void pictures.want(barcodesOf(first, last + 1), around);
      }, debounceMs);
    },
    [pictures, grid, keys],
  );
  return { pictures, onSight };
}
