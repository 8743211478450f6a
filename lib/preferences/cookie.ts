/** A year: a preference of the browser, not of the session. */
const yearInSeconds = 365 * 24 * 60 * 60;

/** @returns the text for `document.cookie` that keeps a preference. */
export function preferenceCookie(name: string, value: string): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`;
}
