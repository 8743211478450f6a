import { type MoneyText, money, moneyText, sumMoney } from "@/lib/money/decimal";
import type { ReviewLine, Whole } from "./line";

/** Of one direction: what is over, or what is missing. Pieces without their sign. */
export interface DifferenceSum {
  readonly products: number;
  readonly pieces: number;
  /** At purchase price, in RON, without its sign; undefined where no price of them is known. */
  readonly value: MoneyText | undefined;
}

/** What closing would book, and what it would leave. */
export interface ReviewSums {
  readonly over: DifferenceSum;
  readonly missing: DifferenceSum;
  /** What both come to, in RON, with its sign. */
  readonly value: MoneyText | undefined;
  /** Products that are as the books have them. */
  readonly equal: number;
  /** Products of which each count is left out: they stay as booked. */
  readonly leftOut: number;
  /** Products that differ and have no price: their value is in no sum. */
  readonly unpriced: number;
  readonly products: number;
}

export function reviewSums(lines: readonly Pick<ReviewLine, "whole">[]): ReviewSums {
  const wholes = lines.flatMap(({ whole }) => whole ?? []);
  const differing = wholes.filter(({ difference }) => difference);
  const values = differing.flatMap(({ value }) => (value === undefined ? [] : money(value)));
  return {
    over: sumOf(differing.filter(({ difference = 0 }) => difference > 0)),
    missing: sumOf(differing.filter(({ difference = 0 }) => difference < 0)),
    value: values.length === 0 ? undefined : moneyText(sumMoney(values)),
    equal: wholes.filter(({ difference }) => difference === 0).length,
    leftOut: wholes.filter(({ taken }) => taken === 0).length,
    unpriced: differing.length - values.length,
    products: wholes.length,
  };
}

function sumOf(wholes: readonly Whole[]): DifferenceSum {
  const values = wholes.flatMap(({ value }) => (value === undefined ? [] : money(value).abs()));
  return {
    products: wholes.length,
    pieces: wholes.reduce((sum, { difference = 0 }) => sum + Math.abs(difference), 0),
    value: values.length === 0 ? undefined : moneyText(sumMoney(values)),
  };
}
