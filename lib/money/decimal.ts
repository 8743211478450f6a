import Big from "big.js";
import { moneyPlaces } from "./money-places";

/** @param decimal an amount as decimal text, as answers carry it; never a float. */
export function money(decimal: string): Big {
  return new Big(decimal);
}

/**
 * Rounds where the specification names an amount, and nowhere in between: rounding a part of a
 * formula would move the sum by a ban.
 */
export function roundMoney(amount: Big): Big {
  return amount.round(moneyPlaces, Big.roundHalfUp);
}

/** `percent` of `amount`, not rounded. */
export function percentOf(amount: Big, percent: string | number): Big {
  return amount.times(percent).div(100);
}

export function sumMoney(amounts: readonly Big[]): Big {
  return amounts.reduce((sum, each) => sum.plus(each), new Big(0));
}

/** Of amounts whose sign says nothing: a refund comes with it from one platform, without it from another. */
export function sumUnsigned(amounts: readonly string[]): Big {
  return sumMoney(amounts.map((amount) => money(amount).abs()));
}

/** `Intl.NumberFormat` takes this digit by digit, never through a float. */
export type MoneyText = `${number}`;

/** Decimal text with exactly 2 places, e.g. `"12.50"`: the form in which amounts travel. */
export function moneyText(amount: Big): MoneyText {
  // Rounded before it is written: what rounds to nothing is 0.00, never -0.00.
  const text = roundMoney(amount).toFixed(moneyPlaces);
  if (!isMoneyText(text)) throw new RangeError(`${text} is no amount.`);
  return text;
}

function isMoneyText(text: string): text is MoneyText {
  return /^-?\d+\.\d{2}$/.test(text);
}
