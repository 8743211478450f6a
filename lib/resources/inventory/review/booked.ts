import { groupByProduct, type ReviewLine, type Whole, wholeOf } from "./line";

/** What closing has booked of a product. */
export interface BookedDifference {
  readonly product: ReviewLine["product"];
  readonly whole: Whole & { readonly difference: number };
}

/** Of all counts that were closed together, the products that differed, in the order of the lines. */
export function bookedDifferences(lines: readonly ReviewLine[]): BookedDifference[] {
  return [...groupByProduct(lines, (line) => line).values()].flatMap((group) => {
    const whole = wholeOf(group);
    const { difference } = whole;
    const [first] = group;
    return first !== undefined && difference ? [{ product: first.product, whole: { ...whole, difference } }] : [];
  });
}
