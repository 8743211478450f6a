import { isDay } from "./day";
import { isWithinDayLimits } from "./day-limits";

/** DATE-001: how days are typed, dd/MM/yyyy. @param day YYYY-MM-DD. */
export function formatDayInput(day: string): string {
  return day.split("-").reverse().join("/");
}

/** How a day may stand where it is typed, pasted or scanned; no text fits two of them. */
const wholeForms = [
  /^(?<day>\d{1,2})([/.-])(?<month>\d{1,2})\2(?<year>\d{4})$/,
  /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/,
];

/** The beginnings of those. */
const begunForms = [
  /^\d{1,2}(([/.-])(\d{0,2}|\d{1,2}\2\d{0,3}))?$/,
  /^\d{0,7}$/,
  /^\d{4}-\d{0,2}$/,
  /^\d{4}-\d\d-\d?$/,
];

/** Reads what was typed: 31/12/2026, 31.12.2026, 31-12-2026, 31122026 or 2026-12-31. @returns YYYY-MM-DD, of 1900 to 2999 */
export function parseDayInput(text: string): string | undefined {
  const typed = text.trim();
  const found = wholeForms.map((form) => form.exec(typed)).find((each) => each !== null);
  const { day = "", month = "", year = "" } = found?.groups ?? {};
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(iso) && isWithinDayLimits(iso) ? iso : undefined;
}

/** The century of a year that is typed by its last two digits. */
const century = "20";

/**
 * The same where it may be all that is typed: 31.12.20 is a day, too, until it becomes 31.12.2027. Six digits alone are none:
 * goods have them in either order.
 */
export function parseTypedDay(text: string): string | undefined {
  const found = /^(?<start>\d{1,2}([/.-])\d{1,2}\2)(?<year>\d\d)$/.exec(text.trim());
  const { start = "", year = "" } = found?.groups ?? {};
  return parseDayInput(found === null ? text : `${start}${century}${year}`);
}

/** Whether a text is no day yet and becomes one where somebody types on. */
export function isBegunDay(text: string): boolean {
  return begunForms.some((form) => form.test(text.trim()));
}
