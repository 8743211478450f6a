import { placeNames } from "./place-names";
import { wallClock } from "./wall-clock";

/** The cookie in which the browser tells its time zone, so that server and client show the same minute. */
export const timeZoneCookie = "time-zone";

/** Where the operator works unless the environment says otherwise. */
export const defaultTimeZone = "Europe/Bucharest";

/** Whether a text names a zone that this machine knows. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/.test(text)) return false;
  try {
    // Throws on a zone that does not exist.
    new Intl.DateTimeFormat("en", { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** @returns the given zone where it is a real one, otherwise the fallback: a cookie may hold anything. */
export function timeZoneOr(fallback: string, given: string | undefined): string {
  return given !== undefined && isTimeZone(given) ? given : fallback;
}

const halfYearMs = 182 * 86_400_000;

/** Whether the clocks of two zones show the same now, and half a year later: Athens and Bucharest are one for days. */
export function haveSameClocks(one: string, other: string, now: Date): boolean {
  const moments = [now, new Date(now.getTime() + halfYearMs)];
  return one === other || moments.every((moment) => wallClock(one, moment) === wallClock(other, moment));
}

/** The place after which a zone is named, e.g. `New York` of `America/New_York`, as a language calls it. */
export function placeOf(timeZone: string, locale: string): string {
  return placeNames[locale]?.[timeZone] ?? (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
}
