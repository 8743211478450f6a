import { readDecimal } from "@/lib/money/read-decimal";
import { readDay, readDayInWords } from "./read-day";
import { hourWords, moneyWords } from "./words";

/** What a part of a text may say of a purchase, and how many words it takes. */
export interface Part {
  is: "time" | "day" | "amount";
  value: string;
  taken: number;
  /** Nothing else is said so: its unit, its word or its form tells. */
  isCertain: boolean;
}

/** @param words without case and diacritics, from where one looks. @returns the likeliest first; none for a word of a name */
export function partsOf(words: readonly string[], today: string): Part[] {
  const certain = certainPart(words, today);
  return certain === undefined ? likelyParts(words[0] ?? "", today) : [certain];
}

function certainPart(words: readonly string[], today: string): Part | undefined {
  const [first = "", second = ""] = words;
  const certain = (is: Part["is"], value: string | undefined, taken: number): Part | undefined =>
    value === undefined ? undefined : { is, value, taken, isCertain: true };
  const inWords = readDayInWords(words, today);
  if (inWords !== undefined) return certain("day", inWords.day, inWords.taken);
  if (hourWords.has(first)) return certain("time", readTime(second) ?? fullHour(second), 2);
  if (moneyWords.has(first)) return certain("amount", readAmount(second), 2);
  if (moneyWords.has(second)) return certain("amount", readAmount(first), 2);
  const [, attached] = /^(.*\d)(?:lei|leu|ron)$/.exec(first) ?? [];
  if (attached !== undefined) return certain("amount", readAmount(attached), 1);
  if (/^\d{1,2}:\d{2}(:\d{2})?$/.test(first)) return certain("time", readTime(first.slice(0, 5).replace(/:$/, "")), 1);
  const isBegunDay = /^\d{1,2}[./-]\d{1,2}$/.test(first);
  return isBegunDay ? undefined : certain("day", readDay(first, today), 1);
}

/** `12.10` is a day, a time and an amount. */
function likelyParts(word: string, today: string): Part[] {
  const day = readDay(word, today);
  const time = /^\d{1,2}\.\d{2}$/.test(word) ? readTime(word) : undefined;
  const parts: (Omit<Part, "taken" | "isCertain"> | undefined)[] = [
    day === undefined ? undefined : { is: "day", value: day },
    time === undefined ? undefined : { is: "time", value: time },
  ];
  const amount = readAmount(word);
  if (amount !== undefined) parts.push({ is: "amount", value: amount });
  return parts.filter((part) => part !== undefined).map((part) => ({ ...part, taken: 1, isCertain: false }));
}

/** `12:40` or `12.40`. @returns HH:mm */
export function readTime(word: string): string | undefined {
  const [, hour = "", minute = ""] = /^(\d{1,2})[:.](\d{2})$/.exec(word) ?? [];
  return hour !== "" && Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, "0")}:${minute}` : undefined;
}

function fullHour(word: string): string | undefined {
  return /^\d{1,2}$/.test(word) ? readTime(`${word}:00`) : undefined;
}

/** Above 0 and of at most 7 digits before the point: more is a telephone number or a barcode. @returns with 2 places */
function readAmount(word: string): string | undefined {
  const read = /^\d/.test(word) ? readDecimal(word) : undefined;
  const [, whole = "", places = ""] = /^0*(\d{1,7})(?:\.(\d*))?$/.exec(read ?? "") ?? [];
  if (whole === "") return undefined;
  const amount = `${whole}.${places.padEnd(2, "0")}`;
  return Number(amount) > 0 ? amount : undefined;
}
