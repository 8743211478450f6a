import { preferenceCookie } from "./cookie";

/** Whether single letters and signs are commands of a list; some people's input types them unasked (WCAG 2.1.4). */
const letterKeysCookie = "letter-keys";
const off = "off";

/** @param cookies as `document.cookie` has them. They are on unless they were switched off. */
export function areLetterKeysOn(cookies: string): boolean {
  return !cookies.split("; ").includes(`${letterKeysCookie}=${off}`);
}

/** @returns the text for `document.cookie` that keeps the choice. */
export function letterKeysPreference(areOn: boolean): string {
  return preferenceCookie(letterKeysCookie, areOn ? "on" : off);
}
