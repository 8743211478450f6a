import { addDays, addMonths, lightFormat, parseISO, startOfISOWeek } from "date-fns";
import { fromZonedTime, toZonedTime } from "date-fns-tz";

/** The calendar where the operator works. Days are texts, YYYY-MM-DD; one that a document bears is no moment at all. */
export interface OperatorDays {
  /** The day that it is there at a moment. */
  of(moment: Date): string;
  /** The moment at which a day begins there: midnight, or where clocks skip it, what comes next. */
  startOf(day: string): Date;
}

const isoDay = "yyyy-MM-dd";
const hourMs = 3_600_000;

/** @param timeZone an IANA name, e.g. `Europe/Bucharest`. */
export function operatorDays(timeZone: string): OperatorDays {
  const of = (moment: Date): string => lightFormat(toZonedTime(moment, timeZone), isoDay);
  return {
    of,
    startOf(day) {
      const midnight = fromZonedTime(`${day}T00:00:00`, timeZone);
      return of(midnight) === day ? midnight : new Date(midnight.getTime() + hourMs);
    },
  };
}

/** The day `count` days after another, or before it where negative. */
export function dayAfter(day: string, count = 1): string {
  return lightFormat(addDays(parseISO(day), count), isoDay);
}

/** The first moments of a month there and of the month after. @param month from 1. */
export function monthOf(days: OperatorDays, year: number, month: number): { from: Date; until: Date } {
  const first = `${year}-${String(month).padStart(2, "0")}-01`;
  return { from: days.startOf(first), until: days.startOf(lightFormat(addMonths(parseISO(first), 1), isoDay)) };
}

/** The Monday of its week. */
export function mondayOf(day: string): string {
  return lightFormat(startOfISOWeek(parseISO(day)), isoDay);
}
