import "server-only";
import { getLocale, getNow, getTimeZone } from "next-intl/server";
import { dayIn } from "@/lib/dates/day";
import { haveSameClocks, placeOf } from "@/lib/dates/time-zone";
import { env } from "./env";

/** By whose clocks days begin and end, for everyone. */
export function operatorZone(): string {
  return env().PLATFORM_TIME_ZONE;
}

/**
 * The operator's zone, and what the two places are called where the clocks of whoever asks are others. Told by the server,
 * for no browser needs the names of all places.
 */
export async function operatorClocks() {
  const [own, locale, now] = await Promise.all([getTimeZone(), getLocale(), getNow()]);
  const timeZone = operatorZone();
  const places = haveSameClocks(own, timeZone, now)
    ? undefined
    : { operator: placeOf(timeZone, locale), own: placeOf(own, locale) };
  return { timeZone, places };
}

/** The day that it is there, YYYY-MM-DD. */
export function operatorToday(now = new Date()): string {
  return dayIn(operatorZone(), now);
}
