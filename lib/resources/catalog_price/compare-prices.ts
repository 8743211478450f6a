import Big from "big.js";
import { type MoneyText, money, moneyText } from "@/lib/money/decimal";
import { moneyPlaces } from "@/lib/money/money-places";

interface Priced {
  /** Core id. */
  readonly product: number;
  readonly label: string;
  readonly barcode: string | undefined;
  /** Decimal text. */
  readonly price: string;
}

/** A price list in one currency. */
export interface PriceSheet {
  /** Code of its currency. */
  readonly currency: string;
  readonly prices: readonly Priced[];
}

export type PriceRelation = "same" | "different" | "onlyHere" | "onlyThere";

export interface ComparedPrice extends Omit<Priced, "price"> {
  readonly relation: PriceRelation;
  /** Undefined where the product is only there. */
  readonly here: string | undefined;
  readonly there: string | undefined;
  /** Here less there; undefined between two currencies, whose rate nobody here knows, and where a side is missing. */
  readonly difference: MoneyText | undefined;
  /** The same in percent of there, decimal text of at most 2 places. */
  readonly percent: string | undefined;
}

/** What differs comes first. */
const order: readonly PriceRelation[] = ["different", "onlyThere", "onlyHere", "same"];

/** Product by product: other prices, what is only there, only here, the same; within each as in its catalogue. */
export function comparePrices(here: PriceSheet, there: PriceSheet): ComparedPrice[] {
  const isOneCurrency = here.currency === there.currency;
  const theirs = new Map(there.prices.map((price) => [price.product, price.price]));
  const ours = new Set(here.prices.map(({ product }) => product));
  const rows = [
    ...here.prices.map(({ price, ...product }) => compared(product, price, theirs.get(product.product), isOneCurrency)),
    ...there.prices
      .filter(({ product }) => !ours.has(product))
      .map(({ price, ...product }) => compared(product, undefined, price, isOneCurrency)),
  ];
  return rows.sort((one, other) => order.indexOf(one.relation) - order.indexOf(other.relation));
}

function compared(
  { product, label, barcode }: Omit<Priced, "price">,
  here: string | undefined,
  there: string | undefined,
  isOneCurrency: boolean,
): ComparedPrice {
  const known = { product, label, barcode, here, there, difference: undefined, percent: undefined };
  if (here === undefined) return { ...known, relation: "onlyThere" };
  if (there === undefined) return { ...known, relation: "onlyHere" };
  if (!isOneCurrency) return { ...known, relation: "different" };
  const difference = money(here).minus(there);
  if (difference.eq(0)) return { ...known, relation: "same" };
  const percent = money(there).eq(0) ? undefined : percentBetween(difference, money(there));
  return { ...known, relation: "different", difference: moneyText(difference), percent };
}

function percentBetween(difference: Big, base: Big): string {
  return difference.times(100).div(base).round(moneyPlaces, Big.roundHalfUp).toFixed();
}
