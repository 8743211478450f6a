import { dayIn, daysBetween } from "@/lib/dates/day";
import type { TrustedStock } from "./current-stocks.calls";

/** What tells how far the books of a product are to be trusted. */
export const trustInputs = ["value", "age", "moves", "difference"] as const;

export type TrustInput = (typeof trustInputs)[number];

export interface RankedStock {
  row: TrustedStock;
  /** Days since it was counted last; `never` where no closed count has it, undefined where the platform does not tell. */
  age: number | "never" | undefined;
}

export interface LeastTrusted {
  ranked: readonly RankedStock[];
  /** Inputs of which the platform tells nothing: the order goes by the others. */
  lacking: readonly TrustInput[];
  /** Products that a count which is not closed yet has: they are not counted by another one. */
  inOpenCounts: number;
}

/** So many products are counted in a quarter of an hour. */
export const mostRanked = 20;

interface Today {
  /** YYYY-MM-DD. */
  today: string;
  /** The operator's time zone: by its days the age of a count is told. */
  zone: string;
}

/**
 * The products of a storage whose books are least to be trusted, the worst first.
 *
 * Each input is compared within the storage: a product has as much of it as the part of the other products that have less, from
 * 0 to 1. The mean of its inputs decides, all of the same weight, so that no unit outweighs another and one dear product does not
 * drown the rest: much value at stake, long not counted (never is longest), often moved since, and wrong in earlier counts. What
 * a platform does not tell is left out of the mean. Of two that are alike the dearer one comes first, then the one of the lower id.
 *
 * What was counted today and has not moved since is not counted again, nor what a count has that is not closed yet.
 */
export function leastTrusted(rows: readonly TrustedStock[], now: Today): LeastTrusted {
  const known = rows.map((row) => ({ row, age: ageOf(row, now) }));
  const lacking = trustInputs.filter((input) => known.every((each) => amountOf(input, each) === undefined));
  const inOpenCounts = rows.filter((row) => row.isInOpenCount).length;
  if (lacking.length === trustInputs.length) return { ranked: [], lacking, inOpenCounts };
  const shares = trustInputs.map((input) => shareOf(known.map((each) => amountOf(input, each))));
  const ranked = known
    .map((each) => {
      const own = shares.flatMap((share, index) => share(amountOf(trustInputs[index] ?? "value", each)) ?? []);
      return { ...each, mean: own.reduce((sum, share) => sum + share, 0) / Math.max(1, own.length) };
    })
    .filter(({ row, age }) => row.isInOpenCount !== true && !(age === 0 && row.movedSince === 0))
    .sort(
      (one, other) =>
        other.mean - one.mean ||
        (amountOf("value", other) ?? 0) - (amountOf("value", one) ?? 0) ||
        one.row.product.id - other.row.product.id,
    )
    .slice(0, mostRanked)
    .map(({ row, age }) => ({ row, age }));
  return { ranked, lacking, inOpenCounts };
}

function ageOf({ counts, lastCounted }: TrustedStock, { today, zone }: Today): RankedStock["age"] {
  if (lastCounted !== undefined) return Math.max(0, daysBetween(dayIn(zone, lastCounted), today));
  return counts === undefined ? undefined : "never";
}

/** To compare, not to compute with. */
function amountOf(input: TrustInput, { row, age }: RankedStock): number | undefined {
  switch (input) {
    case "value":
      return row.value === undefined ? undefined : Number(row.value);
    case "age":
      return age === "never" ? Number.POSITIVE_INFINITY : age;
    case "moves":
      return row.movedSince;
    case "difference":
      return row.countedDifference;
  }
}

/** Tells of an amount what part of the others is less. */
function shareOf(amounts: readonly (number | undefined)[]): (amount: number | undefined) => number | undefined {
  const sorted = amounts.filter((amount) => amount !== undefined).sort((one, other) => (one < other ? -1 : 1));
  const lessThan = new Map<number, number>();
  for (const [index, amount] of sorted.entries()) if (!lessThan.has(amount)) lessThan.set(amount, index);
  const others = Math.max(1, sorted.length - 1);
  return (amount) => (amount === undefined ? undefined : (lessThan.get(amount) ?? 0) / others);
}
