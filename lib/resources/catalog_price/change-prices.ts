import { type MoneyText, money, percentOf, roundMoney } from "@/lib/money/decimal";
import { readTypedDecimal } from "@/lib/money/read-decimal";
import { type PriceFault, priceOf } from "./price-entry";

/** By how much prices change: in the catalogue's currency or in percent of each. `by` is decimal text with its sign. */
export interface BulkChange {
  readonly kind: "amount" | "percent";
  readonly by: string;
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

const ofAmount = /^\s*([+-]?)\s*(.*?)\s*$/;
const ofPercent = /^\s*([+-]?)\s*(.*?)\s*%?\s*$/;

/** Reads `-5`, `+2,50`, `10`. @returns undefined for what is no number, and for 0, which changes nothing */
export function readChange(kind: BulkChange["kind"], typed: string): BulkChange | undefined {
  const [, sign = "", digits = ""] = (kind === "percent" ? ofPercent : ofAmount).exec(typed) ?? [];
  const decimal = readTypedDecimal(digits);
  if (decimal === undefined || money(decimal).eq(0)) return undefined;
  return { kind, by: sign === "-" ? `-${decimal}` : decimal };
}

/** Each new price is rounded once, half up to 2 places (2§9). A price that would be 0 is as much too low as 0.50. */
export function planChange(rows: readonly ChangeableRow[], { kind, by }: BulkChange): PlannedPrice[] {
  return rows.flatMap(({ key, label, price }): PlannedPrice[] => {
    if (readTypedDecimal(price) === undefined) return [];
    const before = money(price);
    const after = roundMoney(before.plus(kind === "amount" ? by : percentOf(before, by)));
    if (after.eq(before)) return [{ key, label, from: price, to: undefined, refusal: "unchanged" }];
    const entry = priceOf(after.toFixed());
    if (entry.kind === "price") return [{ key, label, from: price, to: entry.price, refusal: undefined }];
    const refusal = entry.kind === "zero" ? "priceTooLow" : entry.fault;
    return [{ key, label, from: price, to: undefined, refusal }];
  });
}
