import { readDecimal } from "@/lib/money/read-decimal";
import { readDay, readDayInWords } from "./read-day";
import { aboutWords, hourWords, likelyHourWords, moneyWords, monthOfWord, smallMoneyWords } from "./words";

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
  if (certain !== undefined) return [certain];
  const [first = "", second = "", third = ""] = words;
  const isFollowed = moneyWords.has(third) || smallMoneyWords.has(third) || monthOfWord(third) !== undefined;
  return isFollowed ? likelyParts(first, today) : [...afterWord(first, second), ...likelyParts(first, today)];
}

function certainPart(words: readonly string[], today: string): Part | undefined {
  const [first = "", second = ""] = words;
  const certain = (is: Part["is"], value: string | undefined, taken: number): Part | undefined =>
    value === undefined ? undefined : { is, value, taken, isCertain: true };
  const inWords = readDayInWords(words, today);
  if (inWords !== undefined) return certain("day", inWords.day, inWords.taken);
  const money = aboutMoney(words);
  if (money !== undefined) return certain("amount", money.value, money.taken);
  if (hourWords.has(first)) return certain("time", readTime(second) ?? fullHour(second), 2);
  if (/^\d{1,2}:\d{2}(:\d{2})?$/.test(first)) return certain("time", readTime(first.slice(0, 5).replace(/:$/, "")), 1);
  const isBegunDay = /^\d{1,2}[./-]\d{1,2}$/.test(first);
  return isBegunDay ? undefined : certain("day", readDay(first, today), 1);
}

/** `la 12` is an hour rather than a sum, `cam 12` a sum alone. */
function afterWord(word: string, number: string): Part[] {
  if (!/^\d+$/.test(number)) return [];
  const part = (is: Part["is"], value: string | undefined): Part[] =>
    value === undefined ? [] : [{ is, value, taken: 2, isCertain: false }];
  const time = likelyHourWords.has(word) ? part("time", fullHour(number)) : [];
  const amount = readAmount(number);
  if (aboutWords.has(word)) return [...time, ...part("amount", amount && `~${amount}`)];
  return time.length === 0 ? [] : [...time, ...part("amount", amount)];
}

/** A sum with its unit, after `~` where a word or sign before it says that it was about so much. */
function aboutMoney([first = "", ...rest]: readonly string[]): { value: string; taken: number } | undefined {
  const [, sign, number] = /^([~±])(.+)$/.exec(first) ?? [];
  if (sign !== undefined && number !== undefined) {
    const alone = readAmount(number);
    const money = readMoney([number, ...rest]) ?? (alone === undefined ? undefined : { value: alone, taken: 1 });
    return money && { value: `~${money.value}`, taken: money.taken };
  }
  if (!aboutWords.has(first)) return readMoney([first, ...rest]);
  const money = readMoney(rest);
  return money && { value: `~${money.value}`, taken: money.taken + 1 };
}

/** `14 lei`, `14lei`, `43 de lei`, `RON 14`, `43 lei 30 bani`, `43 lei si 30 de bani`, `50 bani`. */
function readMoney(words: readonly string[]): { value: string; taken: number } | undefined {
  const [first = "", second = ""] = words;
  if (moneyWords.has(first)) {
    const value = readSum(second);
    return value === undefined ? undefined : { value, taken: 2 };
  }
  const unit = withUnit(words, moneyWords);
  const value = unit && readSum(unit.number);
  if (unit === undefined || value === undefined) {
    const small = readHundredths(words);
    const hundredths = small && readAmount(`0.${small.digits}`);
    return small && hundredths !== undefined ? { value: hundredths, taken: small.taken } : undefined;
  }
  const small = value.endsWith(".00") ? readHundredths(words.slice(unit.taken)) : undefined;
  if (small === undefined) return { value, taken: unit.taken };
  return { value: `${value.slice(0, -2)}${small.digits}`, taken: unit.taken + small.taken };
}

/** `50 bani`, `si 30 de bani`. @returns two digits */
function readHundredths(words: readonly string[]): { digits: string; taken: number } | undefined {
  const joined = words[0] === "si" || words[0] === "and" ? 1 : 0;
  const unit = withUnit(words.slice(joined), smallMoneyWords);
  if (unit === undefined || !/^\d{1,2}$/.test(unit.number)) return undefined;
  return { digits: unit.number.padStart(2, "0"), taken: joined + unit.taken };
}

/** A number and its unit, attached or apart, with a `de` between them or not. */
function withUnit(words: readonly string[], units: ReadonlySet<string>): { number: string; taken: number } | undefined {
  const [first = "", second = "", third = ""] = words;
  const [, number = "", unit = ""] = /^(.*\d)([a-z]+)$/.exec(first) ?? [];
  if (units.has(unit)) return { number, taken: 1 };
  if (units.has(second)) return { number: first, taken: 2 };
  return second === "de" && units.has(third) ? { number: first, taken: 3 } : undefined;
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

/** As a bank's statement writes what was paid: with a minus. */
function readSum(word: string): string | undefined {
  return readAmount(word.replace(/^[-−–]/, ""));
}

/** Above 0 and of at most 7 digits before the point: more is a telephone number or a barcode. @returns with 2 places */
function readAmount(word: string): string | undefined {
  const read = /^\d/.test(word) ? readDecimal(word) : undefined;
  const [, whole = "", places = ""] = /^0*(\d{1,7})(?:\.(\d*))?$/.exec(read ?? "") ?? [];
  if (whole === "") return undefined;
  const amount = `${whole}.${places.padEnd(2, "0")}`;
  return Number(amount) > 0 ? amount : undefined;
}
