import { preferenceCookie } from "./cookie";

/** Whether a scan is answered by a tone. */
const scanTonesCookie = "scan-tones";
const off = "off";

/** @param cookies as `document.cookie` has them. They are on unless they were switched off. */
export function areScanTonesOn(cookies: string): boolean {
  return !cookies.split("; ").includes(`${scanTonesCookie}=${off}`);
}

/** @returns the text for `document.cookie` that keeps the choice. */
export function scanTonesPreference(areOn: boolean): string {
  return preferenceCookie(scanTonesCookie, areOn ? "on" : off);
}
