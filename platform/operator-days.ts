import { fromZonedTime } from "date-fns-tz";
import { addDays, addMonths, dayIn, startOfWeek } from "@/lib/dates/day";

/** The calendar where the operator works. Days are texts, YYYY-MM-DD; one that a document bears is no moment at all. */
export interface OperatorDays {
  /** The day that it is there at a moment. */
  of(moment: Date): string;
  /** The moment at which a day begins there: midnight, or where clocks skip it, what comes next. */
  startOf(day: string): Date;
}

const hourMs = 3_600_000;

/** @param timeZone an IANA name, e.g. `Europe/Bucharest`. */
export function operatorDays(timeZone: string): OperatorDays {
  const of = (moment: Date): string => dayIn(timeZone, moment);
  return {
    of,
    startOf(day) {
      // Where clocks skip midnight or show it twice, which of two hours is meant hangs on the machine's own zone.
      const midnight = fromZonedTime(`${day}T00:00:00`, timeZone).getTime();
      const near = [midnight - hourMs, midnight, midnight + hourMs].map((moment) => new Date(moment));
      return near.find((moment) => of(moment) === day) ?? new Date(midnight);
    },
  };
}

/** The day `count` days after another, or before it where negative. */
export function dayAfter(day: string, count = 1): string {
  return addDays(day, count);
}

/** The first moments of a month there and of the month after. @param month from 1. */
export function monthOf(days: OperatorDays, year: number, month: number): { from: Date; until: Date } {
  const first = `${year}-${String(month).padStart(2, "0")}-01`;
  return { from: days.startOf(first), until: days.startOf(addMonths(first, 1)) };
}

/** The Monday of its week. */
export function mondayOf(day: string): string {
  return startOfWeek(day);
}
