/** The cookie in which the browser tells its time zone, so that server and client show the same minute. */
export const timeZoneCookie = "time-zone";

/** Until the browser has told (architecture): where the operator works. */
export const defaultTimeZone = "Europe/Bucharest";

/** @returns the given zone where it is a real one, otherwise the default: a cookie may hold anything. */
export function timeZoneOrDefault(given: string | undefined): string {
  if (given === undefined || !/^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/.test(given)) return defaultTimeZone;
  try {
    // Throws on a zone that does not exist.
    new Intl.DateTimeFormat("en", { timeZone: given });
    return given;
  } catch {
    return defaultTimeZone;
  }
}
