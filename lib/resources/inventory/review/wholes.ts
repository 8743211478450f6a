import type { GridStore } from "@/lib/grid/rows/grid-store";
import { groupByProduct, isSameWhole, type ReviewLine, wholeOf } from "./line";

/** Keeps each product's whole true, whatever is changed of its lines, here or by others. @returns ends it */
export function keepWholes(store: GridStore<ReviewLine>): () => void {
  let isPutting = false;
  function put(): void {
    if (isPutting) return;
    isPutting = true;
    try {
      putWholes(store);
    } finally {
      isPutting = false;
    }
  }
  put();
  return store.subscribeContents(put);
}

function putWholes(store: GridStore<ReviewLine>): void {
  for (const [, rows] of groupByProduct(store.rows(), ({ content }) => content)) {
    const whole = wholeOf(rows.map(({ content }) => content));
    for (const [at, { key, content }] of rows.entries()) {
      const wanted = at === 0 ? whole : undefined;
      if (!isSameWhole(content.whole, wanted)) store.patch(key, { whole: wanted });
    }
  }
}
