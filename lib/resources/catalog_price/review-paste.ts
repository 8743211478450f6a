import Big from "big.js";
import { type MoneyText, money } from "@/lib/money/decimal";
import type { PriceDoubt } from "./pasted-prices";
import { readPrice } from "./price-entry";
import type { PriceGrid } from "./price-row";
import type { SettledPaste } from "./settle-paste";

/** What a paste would do to one product. */
export interface ReviewedPrice {
  readonly line: number;
  readonly label: string;
  readonly barcode: string | undefined;
  /** Empty where the product has no price yet. */
  readonly from: string;
  /** Empty where it comes in without one. */
  readonly to: MoneyText | "";
  /** As it stood in the spreadsheet. */
  readonly text: string;
  readonly doubt: PriceDoubt | undefined;
  /** It comes into the list. */
  readonly isNew: boolean;
  /** By how much it changes, in whole percent; undefined where there was no price. */
  readonly percent: string | undefined;
}

/** Old beside new, what is in doubt first, then what comes in; what stays the same is left out. */
export function reviewOf({ prices, added }: Pick<SettledPaste, "prices" | "added">, grid: PriceGrid): ReviewedPrice[] {
  const changed = prices.flatMap(({ key, price, line, text, doubt }): ReviewedPrice[] => {
    const content = grid.content(key);
    if (content === undefined || content.price === price) return [];
    const { label, barcode, price: from } = content;
    return [{ line, label, barcode, from, to: price, text, doubt, isNew: false, percent: percentBetween(from, price) }];
  });
  const come = added.map(({ line, label, barcode, price, text, doubt }) => ({
    ...{ line, label, barcode, text, doubt },
    from: "",
    to: price,
    isNew: true,
    percent: undefined,
  }));
  return [...changed, ...come].sort((one, other) => rankOf(one) - rankOf(other) || one.line - other.line);
}

function rankOf({ doubt, isNew }: ReviewedPrice): number {
  if (doubt !== undefined) return 0;
  return isNew ? 1 : 2;
}

function percentBetween(from: string, to: MoneyText): string | undefined {
  if (readPrice(from).kind !== "price") return undefined;
  return money(to).minus(from).times(100).div(from).round(0, Big.roundHalfUp).toFixed();
}
