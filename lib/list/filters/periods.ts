import type { Range } from "@/lib/calls/params";
import { addDays } from "@/lib/dates/day";

/** Quick periods by word: the first and the last day, counted from today; without a first day where all before belong to it. */
const reach = {
  today: [0, 0],
  yesterday: [-1, -1],
  "last-2-days": [-1, 0],
  "last-7-days": [-6, 0],
  "last-31-days": [-30, 0],
  "next-7-days": [0, 6],
  "next-31-days": [0, 30],
  "before-today": [undefined, -1],
  "until-7-days": [undefined, 7],
  "until-14-days": [undefined, 14],
  "until-30-days": [undefined, 30],
} as const satisfies Record<string, readonly [number | undefined, number]>;

export type Period = keyof typeof reach;

/**
 * Which periods a date filter offers (reading 6): everywhere, in the warehouse areas, for event dates. Expiry is looked
 * for ahead, so those of the warehouse are joined by the same reaches into the future. What no set has is applied by links
 * of a page alone, such as what expires.
 */
export const periodSets = {
  general: ["today", "yesterday", "last-2-days", "last-7-days", "last-31-days"],
  warehouse: ["today", "last-7-days", "last-31-days"],
  expiry: ["today", "next-7-days", "next-31-days", "last-7-days", "last-31-days"],
  event: ["today", "yesterday", "last-2-days", "last-7-days"],
} as const satisfies Record<string, readonly Period[]>;

export type PeriodSet = keyof typeof periodSets;

/** Under which words the periods of a set stand: warehouses call the last 7 days the last week (2§9). */
export const periodWords = {
  general: "general",
  warehouse: "warehouse",
  expiry: "warehouse",
  event: "general",
} as const satisfies Record<PeriodSet, string>;

export type PeriodWords = (typeof periodWords)[PeriodSet];

export function isPeriod(text: string): text is Period {
  return Object.hasOwn(reach, text);
}

/** The days of a period, both included. @param today YYYY-MM-DD where the operator works. */
export function daysOfPeriod(period: Period, today: string): Range<string> {
  const [first, last] = reach[period];
  return { ...(first !== undefined && { from: addDays(today, first) }), to: addDays(today, last) };
}
