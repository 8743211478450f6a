import { money } from "@/lib/money/decimal";
import type { Whole } from "./line";

/** Up to which difference a product is not looked at: as many pieces, or as much of what the books have. */
export interface Tolerance {
  readonly pieces: number;
  /** Decimal text. */
  readonly percent: string;
}

export const noTolerance: Tolerance = { pieces: 0, percent: "0" };

/** Without a tolerance these are the products that do not differ. What nobody can tell the difference of is looked at. */
export function isWithin({ difference, books }: Whole, { pieces, percent }: Tolerance): boolean {
  if (difference === undefined || books === undefined) return false;
  const size = Math.abs(difference);
  return (
    size <= pieces ||
    money(percent)
      .times(books)
      .gte(size * 100)
  );
}

export function isNone({ pieces, percent }: Tolerance): boolean {
  return pieces === 0 && money(percent).eq(0);
}
