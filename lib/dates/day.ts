import {
  addDays as addDaysToDate,
  addMonths as addMonthsToDate,
  differenceInCalendarDays,
  isValid,
  lightFormat,
  parseISO,
  startOfWeek as startOfWeekOfDate,
} from "date-fns";
import { toZonedTime } from "date-fns-tz";

/** Calendar days as YYYY-MM-DD text, which is also how they are sent (DATE-005). */
const isoDay = "yyyy-MM-dd";

/** The day that it is somewhere at a moment. */
export function dayIn(timeZone: string, moment: Date | string): string {
  return lightFormat(toZonedTime(moment, timeZone), isoDay);
}

/** @param days may be negative. */
export function addDays(day: string, days: number): string {
  return lightFormat(addDaysToDate(read(day), days), isoDay);
}

/** The same day so many months later; the last of the month where that has no such day. */
export function addMonths(day: string, months: number): string {
  return lightFormat(addMonthsToDate(read(day), months), isoDay);
}

/** How many days later `to` is; negative where it is earlier. */
export function daysBetween(from: string, to: string): number {
  return differenceInCalendarDays(read(to), read(from));
}

/** The Monday of the day's week (DATE-004). */
export function startOfWeek(day: string): string {
  return lightFormat(startOfWeekOfDate(read(day), { weekStartsOn: 1 }), isoDay);
}

/** In the machine's own zone, where it is also written back: the zone cancels out. */
function read(day: string): Date {
  return parseISO(day);
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isValid(parseISO(text));
}

/** The day of a moment as the machine's own zone has it: what a calendar hands over. */
export function dayOfDate(date: Date): string {
  return lightFormat(date, isoDay);
}
