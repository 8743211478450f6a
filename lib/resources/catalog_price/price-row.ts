import type { GridEditor } from "@/lib/grid/editing/grid-editor";
import type { GridChange } from "@/lib/grid/rows/grid-change";
import type { RowRules } from "@/lib/grid/rows/grid-row";
import { GridStore } from "@/lib/grid/rows/grid-store";
import type { Outcome } from "@/lib/grid/sending/row-sender";
import { money } from "@/lib/money/decimal";
import { readPrice } from "./price-entry";

/** A product and what it costs, as a row of the grid holds them. */
export interface PricedProduct {
  /** Core id. */
  readonly product: number;
  readonly label: string;
  readonly barcode: string | undefined;
  /** Decimal text; empty while none was entered. */
  readonly price: string;
}

export type PriceGrid = GridStore<PricedProduct>;
export type PriceEditor = GridEditor<PricedProduct>;
export type PriceChange = GridChange<PricedProduct>;
export type PriceOutcome = Outcome<PricedProduct>;

/** A catalogue has one price for each product. A product without a price, or with a 0, is no matter of the platform's (CATA-024). */
const priceRules: RowRules<PricedProduct> = {
  identityOf: ({ product }) => product,
  keepsLast: true,
  lacksValue: ({ price }) => price === "",
  isSendable: isPriced,
  differing(one, other) {
    if (one.product !== other.product) return ["product", "price"];
    return isPriced(one) && isPriced(other) && money(one.price).eq(other.price) ? [] : ["price"];
  },
  withdrawn: () => ({ price: "" }),
  // Over a price that the platform has; in any other row a 0 waits unsent (reading 26).
  isDropped: ({ price }) => price !== undefined && readPrice(price).kind === "zero",
};

export function priceGrid(products: readonly PricedProduct[] = []): PriceGrid {
  return new GridStore(priceRules, products.map(toPricedProduct));
}

export function isPriced({ price }: PricedProduct): boolean {
  return readPrice(price).kind === "price";
}

/** Rows with their keys, in order. */
export function keyedProducts(grid: PriceGrid, keys = grid.keys): (PricedProduct & { readonly key: number })[] {
  return keys.flatMap((key) => {
    const content = grid.content(key);
    return content === undefined ? [] : [{ key, ...content }];
  });
}

/** Without what else the platform says of it. */
export function toPricedProduct({ product, label, barcode, price }: PricedProduct): PricedProduct {
  return { product, label, barcode, price };
}
