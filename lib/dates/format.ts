import { wallClock } from "./wall-clock";

/**
 * A calendar day, DD.MM.YYYY in every language (DATE-002). It is no time: no zone may move it to the day before.
 * @param iso YYYY-MM-DD.
 * @returns e.g. `21.11.2026`.
 */
export function formatDay(iso: string): string {
  return iso.slice(0, "yyyy-MM-dd".length).split("-").reverse().join(".");
}

/**
 * A moment in the person's time zone (DATE-002, DATE-003).
 * @param iso ISO 8601 in UTC.
 * @param timeZone an IANA name.
 * @returns e.g. `21.11.2026 14:05`.
 */
export function formatMoment(iso: string, timeZone: string): string {
  const [day = "", time = ""] = wallClock(timeZone, iso).split("T");
  return `${formatDay(day)} ${time.slice(0, "HH:mm".length)}`;
}

/** The time of a moment alone, HH:mm, where its day stands beside it. */
export function formatTime(iso: string, timeZone: string): string {
  return wallClock(timeZone, iso).slice(-"HH:mm:ss".length, -":ss".length);
}

/** @param month from 1. @returns e.g. `November`, `noiembrie`. */
export function monthName(month: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" }).format(Date.UTC(2000, month - 1, 1));
}
