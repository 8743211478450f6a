import type { Range } from "@/lib/calls/params";
import { addDays } from "@/lib/dates/day";

/** Quick periods by word: the first and the last day, counted from today. */
const reach = {
  today: [0, 0],
  yesterday: [-1, -1],
  "last-2-days": [-1, 0],
  "last-7-days": [-6, 0],
  "last-31-days": [-30, 0],
} as const satisfies Record<string, readonly [number, number]>;

export type Period = keyof typeof reach;

/** Which periods a date filter offers (decision 6): everywhere, in the warehouse areas, for event dates. */
export const periodSets = {
  general: ["today", "yesterday", "last-2-days", "last-7-days", "last-31-days"],
  warehouse: ["today", "last-7-days", "last-31-days"],
  event: ["today", "yesterday", "last-2-days", "last-7-days"],
} as const satisfies Record<string, readonly Period[]>;

export type PeriodSet = keyof typeof periodSets;

export function isPeriod(text: string): text is Period {
  return Object.hasOwn(reach, text);
}

/** The days of a period, both included. @param today YYYY-MM-DD where the person is. */
export function daysOfPeriod(period: Period, today: string): Required<Range<string>> {
  const [first, last] = reach[period];
  return { from: addDays(today, first), to: addDays(today, last) };
}
