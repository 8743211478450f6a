import { isDay } from "./day";
import { isWithinDayLimits } from "./day-limits";

/** DATE-001: how days are typed, dd/MM/yyyy. @param day YYYY-MM-DD. */
export function formatDayInput(day: string): string {
  return day.split("-").reverse().join("/");
}

/** Reads what was typed: dots and dashes between the parts do as well, and one digit is enough. @returns YYYY-MM-DD, of 1900 to 2999 */
export function parseDayInput(text: string): string | undefined {
  const parts = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(text);
  if (parts === null) return undefined;
  const [, day = "", month = "", year = ""] = parts;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(iso) && isWithinDayLimits(iso) ? iso : undefined;
}
