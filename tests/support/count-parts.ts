import type { CountProduct, KeptCount } from "@/lib/counting/kept-count";

/** The head of a count that was just opened. */
export const countHead: KeptCount["head"] = {
  account: "a",
  inventory: 5,
  storage: "Gara",
  hasOurFields: true,
  status: "COUNTING",
  touchedAt: "2026-11-28T08:00:00Z",
  steps: [],
  codes: [],
  current: undefined,
};

/** A product that is to be counted. @param shelf of its first cell; without it, it has none */
export function productToCount(id: number, shelf?: number): CountProduct {
  return {
    id,
    name: `P${id}`,
    barcodes: [],
    shelves: shelf === undefined ? [] : [shelf],
    isExpected: true,
  };
}
