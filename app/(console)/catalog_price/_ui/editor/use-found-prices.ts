"use client";

import { useMemo, useState, useSyncExternalStore } from "react";
import { findPrices } from "@/lib/resources/catalog_price/find-prices";
import { keyedProducts, type PriceGrid } from "@/lib/resources/catalog_price/price-row";

/** The rows of a price list, and those of them that somebody looks for. */
export function useFoundPrices(grid: PriceGrid) {
  const keys = useSyncExternalStore(
    grid.subscribe,
    () => grid.keys,
    () => grid.keys,
  );
  const [term, find] = useState("");
  // With the key press: the cursor counts the rows that are shown.
  const shown = useMemo(() => {
    if (term.trim() === "") return keys;
    return findPrices(keyedProducts(grid, keys), term).map(({ key }) => key);
  }, [grid, keys, term]);
  return { keys, shown, term, find };
}
