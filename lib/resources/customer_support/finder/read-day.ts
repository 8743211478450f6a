import { addDays, isDay, startOfWeek } from "@/lib/dates/day";
import { parseTypedDay } from "@/lib/dates/day-input";
import { dayOfWord, moneyWords, monthOfWord, weekdayOfWord } from "./words";

/** How far back a day without a year is looked for: the 29th of February is there every fourth. */
const yearsBack = 8;

/**
 * A day that is said in one word or number: `ieri`, `monday`, `24.11`, `24/11/2026`.
 * A day without a year is the last one that has come; so is a weekday.
 */
export function readDay(word: string, today: string): string | undefined {
  const ago = dayOfWord(word);
  if (ago !== undefined) return addDays(today, ago);
  const weekday = weekdayOfWord(word);
  if (weekday !== undefined) return lastWeekday(weekday, today);
  const [, date, month] = /^(\d{1,2})[./-](\d{1,2})$/.exec(word) ?? [];
  if (date !== undefined && month !== undefined) return lastDay(Number(date), Number(month), today);
  // Eight digits alone may be a telephone number.
  return /[./-]/.test(word) ? parseTypedDay(word) : undefined;
}

/** The same in two or three: `24 noiembrie`, `nov 24`, `24 november 2026`. @returns the day and how many words it took */
export function readDayInWords(words: readonly string[], today: string): { day: string; taken: number } | undefined {
  const [first = "", second = "", third = "", fourth = ""] = words;
  // `Mar 14 lei` names a storage and a sum.
  if (moneyWords.has(third === "de" ? fourth : third) && !/^\d/.test(first)) return undefined;
  const isDateFirst = /^\d{1,2}$/.test(first);
  const date = isDateFirst ? first : second;
  const month = monthOfWord(isDateFirst ? second : first);
  if (month === undefined || !/^\d{1,2}$/.test(date)) return undefined;
  if (/^20\d\d$/.test(third)) {
    const day = written(Number(third), month, Number(date));
    return isDay(day) ? { day, taken: 3 } : undefined;
  }
  const day = lastDay(Number(date), month, today);
  return day === undefined ? undefined : { day, taken: 2 };
}

function lastWeekday(weekday: number, today: string): string {
  const day = addDays(startOfWeek(today), weekday);
  return day > today ? addDays(day, -7) : day;
}

function lastDay(date: number, month: number, today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  const days = Array.from({ length: yearsBack + 1 }, (_, back) => written(year - back, month, date));
  return days.find((day) => isDay(day) && day <= today);
}

function written(year: number, month: number, date: number): string {
  return `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
}
