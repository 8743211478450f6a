import { addDays } from "@/lib/dates/day";

/** What the picture of a machine is coloured by. */
export const heatKinds = ["expiry", "sales"] as const;

export type HeatKind = (typeof heatKinds)[number];

/** From 0, nothing to see, to 4. */
export type Heat = 0 | 1 | 2 | 3 | 4;

interface HeatFact {
  /** YYYY-MM-DD of what lies there and goes off first. */
  readonly nearestExpiry: string | undefined;
  /** Pieces that lie there. */
  readonly stock: number | undefined;
  /** Pieces sold lately. */
  readonly sold: number | undefined;
}

/** Within so many days goods are as hot as that, the hottest first. */
const expirySteps: readonly (readonly [number, Heat])[] = [
  [7, 3],
  [14, 2],
  [30, 1],
];

/**
 * How soon what lies there goes off, past its day the hottest; nothing is told where nothing lies there or its day is not
 * known. @param today the operator's day
 */
export function expiryHeat({ nearestExpiry, stock }: HeatFact, today: string): Heat | undefined {
  if (nearestExpiry === undefined || stock === undefined || stock <= 0) return undefined;
  if (nearestExpiry < today) return 4;
  return expirySteps.find(([days]) => nearestExpiry <= addDays(today, days))?.[1] ?? 0;
}

/** How much is sold beside what is sold most. @param most pieces of the product that is sold most in the machine */
export function salesHeat({ sold }: HeatFact, most: number): Heat | undefined {
  if (sold === undefined) return undefined;
  if (sold <= 0 || most <= 0) return 0;
  const share = sold / most;
  if (share > 0.75) return 4;
  if (share > 0.5) return 3;
  return share > 0.25 ? 2 : 1;
}
