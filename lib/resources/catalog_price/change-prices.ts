import Big from "big.js";
import { type MoneyText, money, percentOf, roundMoney } from "@/lib/money/decimal";
import { readTypedDecimal } from "@/lib/money/read-typed-decimal";
import { leastPrice, type PriceFault, priceOf } from "./price-entry";

/** What a price may be made to end in, in the catalogue's currency. */
export const priceEndings = ["0.50", "0.90", "0.99"] as const;
export type PriceEnding = (typeof priceEndings)[number];

/** By how much prices change: in the catalogue's currency or in percent of each. `by` is decimal text with its sign. */
export interface BulkChange {
  readonly kind: "amount" | "percent";
  readonly by: string;
  /** Each new price becomes the nearest one that ends so. */
  readonly ending?: PriceEnding | undefined;
}

/** As the form holds it: the sign is chosen, since a numeric field takes digits and the dot alone (1§5). */
export interface EnteredChange extends Pick<BulkChange, "kind" | "ending"> {
  readonly direction: "up" | "down";
  readonly typed: string;
}

/** What would become of one row; nothing is sent by looking. */
export interface PlannedPrice {
  readonly key: number;
  readonly label: string;
  readonly from: string;
  readonly to: MoneyText | undefined;
  /** Why this row is left as it is: what it would cost is no price, or it would stay the same. */
  readonly refusal: PriceFault | "unchanged" | undefined;
}

interface ChangeableRow {
  readonly key: number;
  readonly label: string;
  /** Empty, or no price at all, of a row that has none yet. */
  readonly price: string;
}

/** @returns why it is none where it is none: nothing or no amount was entered, or a 0 that changes nothing */
export function readChange({ kind, direction, typed, ending }: EnteredChange): BulkChange | "none" | "format" | "zero" {
  if (typed.trim() === "") return "none";
  const decimal = readTypedDecimal(typed);
  if (decimal === undefined) return "format";
  if (money(decimal).eq(0)) return ending === undefined ? "zero" : { kind, by: "0", ending };
  return { kind, by: direction === "down" ? `-${decimal}` : decimal, ending };
}

/** Each new price is rounded once, half up to 2 places (2§9). A price that would be 0 is as much too low as 0.50. */
export function planChange(rows: readonly ChangeableRow[], { kind, by, ending }: BulkChange): PlannedPrice[] {
  return rows.flatMap(({ key, label, price }): PlannedPrice[] => {
    if (readTypedDecimal(price) === undefined) return [];
    const before = money(price);
    const exact = before.plus(kind === "amount" ? by : percentOf(before, by));
    const after = ending === undefined ? roundMoney(exact) : nearestEnding(exact, ending);
    if (after.eq(before)) return [{ key, label, from: price, to: undefined, refusal: "unchanged" }];
    const entry = priceOf(after.toFixed());
    if (entry.kind === "price") return [{ key, label, from: price, to: entry.price, refusal: undefined }];
    const refusal = entry.kind === "zero" ? "priceTooLow" : entry.fault;
    return [{ key, label, from: price, to: undefined, refusal }];
  });
}

/** The nearest price that ends so, the higher one of two. What is no price itself is left as it is, to be refused. */
function nearestEnding(exact: Big, ending: PriceEnding): Big {
  if (exact.lt(leastPrice)) return roundMoney(exact);
  const whole = exact.round(0, Big.roundDown);
  const [first = whole, ...others] = [1, 0, -1].map((step) => whole.plus(step).plus(ending));
  return others.reduce((nearest, each) => {
    const isNearer = each.minus(exact).abs().lt(nearest.minus(exact).abs());
    return isNearer && each.gte(leastPrice) ? each : nearest;
  }, first);
}
