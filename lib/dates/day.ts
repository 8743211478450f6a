import { addDays as addDaysToDate, format, parse, startOfWeek as startOfWeekOfDate } from "date-fns";
import { formatInTimeZone } from "date-fns-tz";

/** Calendar days as YYYY-MM-DD text, which is also how they are sent (DATE-005). */
const isoDay = "yyyy-MM-dd";

/** The day that it is somewhere at a moment. */
export function dayIn(timeZone: string, moment: Date | string): string {
  return formatInTimeZone(moment, timeZone, isoDay);
}

/** @param days may be negative. */
export function addDays(day: string, days: number): string {
  return format(addDaysToDate(read(day), days), isoDay);
}

/** The Monday of the day's week (DATE-004). */
export function startOfWeek(day: string): string {
  return format(startOfWeekOfDate(read(day), { weekStartsOn: 1 }), isoDay);
}

/** In the machine's own zone, where it is also written back: the zone cancels out. */
function read(day: string): Date {
  return parse(day, isoDay, new Date(0));
}
