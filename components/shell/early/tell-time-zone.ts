export interface TimeZoneSettings {
  /** By whose clocks the page was made. */
  rendered: string;
  /** The text that keeps the browser's zone, with its value left out. */
  cookie: string;
}

/**
 * Tells the server this browser's time zone. A page whose times are by other clocks is not shown: it is asked for again
 * before anybody reads it. That is so at the first visit, and when the computer has come to another place.
 *
 * Its text is sent inside the page, so it may use nothing from outside of it.
 */
export function tellTimeZone({ rendered, cookie }: TimeZoneSettings): void {
  const own = globalThis.Temporal?.Now.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (own === rendered) return;
  const before = document.cookie;
  document.cookie = cookie.replace("=", `=${encodeURIComponent(own)}`);
  // Where the cookie did not change (blocked, or a zone the server does not know), asking again would never end.
  if (document.cookie === before || areSameClocks(own, rendered)) return;
  document.body.style.visibility = "hidden";
  window.location.reload();

  /** Now and half a year later: what is by both is told alike. */
  function areSameClocks(one: string, other: string): boolean {
    const now = Date.now();
    return [now, now + 182 * 86_400_000].every((time) => shown(one, time) === shown(other, time));
  }

  /** Nothing where the browser does not know the zone. */
  function shown(timeZone: string, time: number): string | undefined {
    try {
      return new Date(time).toLocaleString("en", { timeZone });
    } catch {
      return undefined;
    }
  }
}
