import type { PriceChange, PricedProduct, PriceGrid } from "./price-row";

/** What was meant for a price list and did not reach the platform. A product without a price was to be removed. */
export type UnsentPrices = readonly PricedProduct[];

/** What stands in rows of products and is no price. */
export type DraftPrices = readonly { readonly product: number; readonly draft: string }[];

export function draftsOf(grid: PriceGrid): DraftPrices {
  return grid
    .rows()
    .flatMap(({ content: { product }, drafts: { price: draft } }) => (draft === undefined ? [] : [{ product, draft }]));
}

/** Puts them back; one whose product is in the list no more is of no use. */
export function layDrafts(grid: PriceGrid, drafts: DraftPrices): void {
  for (const { product, draft } of drafts) {
    const key = grid.keyOf(product);
    if (key !== undefined) grid.setDraft(key, "price", draft);
  }
}

/** @returns what is unsent after some changes were made; of one product, what was meant last */
export function unsentAfter(
  before: UnsentPrices,
  done: readonly PriceChange[],
  failed: readonly PriceChange[],
): UnsentPrices {
  const unsent = new Map(before.map((each) => [each.product, each]));
  for (const change of done) unsent.delete(meantBy(change).product);
  for (const change of failed) unsent.set(meantBy(change).product, meantBy(change));
  return [...unsent.values()];
}

/** What brings it about, as the list is by now. */
export function changesOf(unsent: UnsentPrices, grid: PriceGrid): PriceChange[] {
  return unsent.flatMap((meant): PriceChange[] => {
    const key = grid.keyOf(meant.product);
    const from = key === undefined ? undefined : grid.content(key);
    if (key === undefined || from === undefined)
      return meant.price === "" ? [] : [{ kind: "add", key: grid.newKey(), at: 0, content: meant }];
    if (meant.price === "") return [{ kind: "remove", key, at: grid.keys.indexOf(key), content: from }];
    return [{ kind: "edit", key, from, to: { price: meant.price } }];
  });
}

function meantBy(change: PriceChange): PricedProduct {
  if (change.kind === "edit") return { ...change.from, ...change.to };
  return change.kind === "add" ? change.content : { ...change.content, price: "" };
}
