"use client";

import { useQueryClient } from "@tanstack/react-query";
import type { GridStore } from "@/lib/grid/rows/grid-store";
import { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";
import type { MovedLine } from "@/lib/resources/receptions_intern/moved-line";
import { readBatches } from "@/lib/resources/receptions_intern/source-stock";

/** @returns a function that shows what lies in the source by now, in the lines too: somebody else may have taken of it */
export function useStockAgain() {
  const cache = useQueryClient();
  return async (source: number, store: GridStore<MovedLine>): Promise<void> => {
    await cache.invalidateQueries({ queryKey: [currentStocksCalls.list.id] });
    const products = new Set(store.rows().map(({ content }) => content.product.id));
    for (const product of products) {
      const lying = new Map((await readBatches(source, product)).map((batch) => [batch.id, batch.pieces]));
      for (const { key, content } of store.rows())
        if (content.product.id === product)
          store.show(key, { ...content, batch: { ...content.batch, pieces: lying.get(content.batch.id) ?? 0 } });
    }
  };
}
