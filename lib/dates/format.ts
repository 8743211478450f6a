import { lightFormat, parseISO } from "date-fns";
import { toZonedTime } from "date-fns-tz";

/**
 * DATE-002: days read DD.MM.YYYY, moments DD.MM.YYYY HH:mm, in every language. `lightFormat` knows the
 * numbers alone: the names of months and days that `format` brings would double what dates weigh in the browser.
 */
const dayPattern = "dd.MM.yyyy";
const momentPattern = "dd.MM.yyyy HH:mm";

/**
 * A calendar day. It is no time: no zone may move it to the day before.
 * @param iso YYYY-MM-DD.
 * @returns e.g. `21.11.2026`.
 */
export function formatDay(iso: string): string {
  return lightFormat(parseISO(iso), dayPattern);
}

/**
 * A moment in the person's time zone (DATE-003).
 * @param iso ISO 8601 in UTC.
 * @param timeZone an IANA name.
 * @returns e.g. `21.11.2026 14:05`.
 */
export function formatMoment(iso: string, timeZone: string): string {
  return lightFormat(toZonedTime(iso, timeZone), momentPattern);
}

/** The time of a moment alone, HH:mm, where its day stands beside it. */
export function formatTime(iso: string, timeZone: string): string {
  return lightFormat(toZonedTime(iso, timeZone), "HH:mm");
}

/** @param month from 1. @returns e.g. `November`, `noiembrie`. */
export function monthName(month: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" }).format(Date.UTC(2000, month - 1, 1));
}
