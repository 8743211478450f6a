import { partUnit } from "./amount-unit";
import { isReadTwoWays, readDecimal } from "./read-decimal";
import { readTypedDecimal } from "./read-typed-decimal";

/**
 * Reads an amount that came into a cell, be it typed or pasted: `12,5`, `1.234,50`, `1 234`, with its unit before or behind
 * it. What has two readings, as `1.234` has, is none: nothing is guessed at.
 *
 * @param unit a currency's code, or `%`; an amount of another one is none
 * @returns decimal text
 */
export function readEnteredDecimal(typed: string, unit?: string): string | undefined {
  const { amount, isOfAnother } = unit === undefined ? { amount: typed, isOfAnother: false } : partUnit(typed, unit);
  if (isOfAnother) return undefined;
  return readTypedDecimal(amount) ?? (isReadTwoWays(amount) ? undefined : readDecimal(amount));
}
