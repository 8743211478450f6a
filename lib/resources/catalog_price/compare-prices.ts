import { type MoneyText, money, moneyText } from "@/lib/money/decimal";
import type { Catalogue, ProductPrice } from "./catalog-price.calls";

type Priced = Pick<ProductPrice, "product" | "label" | "barcode" | "price">;

export interface OtherPrice {
  readonly product: number;
  readonly label: string;
  readonly here: string;
  readonly there: string;
  /** Here less there; undefined between two currencies, whose rate nobody here knows. */
  readonly difference: MoneyText | undefined;
}

export interface Comparison {
  readonly onlyHere: readonly Priced[];
  readonly onlyThere: readonly Priced[];
  readonly different: readonly OtherPrice[];
}

type Compared = Pick<Catalogue, "currency"> & { readonly productPrices: readonly Priced[] };

/** How the prices of two catalogues differ; each list in the order of the catalogue that it is of. */
export function comparePrices(here: Compared, there: Compared): Comparison {
  const theirs = new Map(there.productPrices.map((price) => [price.product, price]));
  const ours = new Set(here.productPrices.map(({ product }) => product));
  const isOneCurrency = here.currency.id === there.currency.id;
  return {
    onlyHere: here.productPrices.filter(({ product }) => !theirs.has(product)),
    onlyThere: there.productPrices.filter(({ product }) => !ours.has(product)),
    different: here.productPrices.flatMap(({ product, label, price }) => {
      const other = theirs.get(product)?.price;
      if (other === undefined || (isOneCurrency && money(price).eq(other))) return [];
      const difference = isOneCurrency ? moneyText(money(price).minus(other)) : undefined;
      return [{ product, label, here: price, there: other, difference }];
    }),
  };
}
