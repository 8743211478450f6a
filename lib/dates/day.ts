import { wallClock } from "./wall-clock";

/**
 * Calendar days as YYYY-MM-DD text, which is also how they are sent (DATE-005). They are counted in UTC, where every day
 * has 24 hours and no day is skipped.
 */
const dayMs = 86_400_000;

/** The day that it is somewhere at a moment. */
export function dayIn(timeZone: string, moment: Date | string): string {
  return wallClock(timeZone, moment).slice(0, "yyyy-MM-dd".length);
}

/** @param days may be negative. */
export function addDays(day: string, days: number): string {
  return write(read(day) + days * dayMs);
}

/** The same day so many months later; the last of the month where that has no such day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return write(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth)));
}

/** How many days later `to` is; negative where it is earlier. */
export function daysBetween(from: string, to: string): number {
  return (read(to) - read(from)) / dayMs;
}

/** The Monday of the day's week (DATE-004). */
export function startOfWeek(day: string): string {
  const sinceMonday = (new Date(read(day)).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = read(text);
  return !Number.isNaN(moment) && write(moment) === text;
}

function read(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function write(moment: number): string {
  return new Date(moment).toISOString().slice(0, "yyyy-MM-dd".length);
}
