import type { ProductPriceBody } from "./catalog-price.calls";

/** A product and what it costs, as a row of the grid holds them. */
export interface PricedProduct {
  /** Core id. */
  readonly product: number;
  readonly label: string;
  readonly barcode: string | undefined;
  /** Decimal text; empty while none was entered. */
  readonly price: string;
}

/**
 * One step of a price list. It names its row by the grid's own key, for a price that is
 * removed and added again has another id, and holds both sides, so that its opposite needs nothing else.
 */
export type PriceChange =
  | { readonly kind: "add"; readonly key: number; readonly at: number; readonly row: PricedProduct }
  | { readonly kind: "edit"; readonly key: number; readonly from: PricedProduct; readonly to: PricedProduct }
  | { readonly kind: "remove"; readonly key: number; readonly at: number; readonly row: PricedProduct };

/** The change that leads back; its own opposite is the change again. */
function oppositeOf(change: PriceChange): PriceChange {
  switch (change.kind) {
    case "add":
      return { ...change, kind: "remove" };
    case "remove":
      return { ...change, kind: "add" };
    case "edit":
      return { ...change, from: change.to, to: change.from };
  }
}

/** What undoes several changes: the opposite of each, the last one first. */
export function oppositesOf(changes: readonly PriceChange[]): PriceChange[] {
  return changes.map(oppositeOf).reverse();
}

/** What a price's calls send. */
export function priceBody(catalogPrice: number, { product, price }: PricedProduct): ProductPriceBody {
  return { catalogPrice, price, product };
}
