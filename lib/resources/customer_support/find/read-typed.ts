import { readDigits, readNamedNumber, readPhone, readSeries } from "./read-numbers";
import { readPurchases } from "./read-purchase";
import type { Clock, Reading } from "./reading";
import { writeReading } from "./write-reading";

/** Longer than anything that is said of a purchase, and what a parameter may hold (`text()`). */
const longest = 200;
/** So many are offered. */
const mostReadings = 6;

/**
 * The ways to read what was typed into customer support's box, the likeliest first: customer, order, card, invoice, or a
 * purchase by place, time and amount. None for a text that says nothing yet. It never throws, and never hides a doubt: what
 * has two readings is offered as both.
 */
export function readTyped(typed: string, clock: Clock): Reading[] {
  const text = typed
    .replace(/[\s\p{C}]+/gu, " ")
    .trim()
    .slice(0, longest)
    .trim();
  const readings = new Map(
    readingsOf(text, clock).map((reading) => [`${reading.kind} ${writeReading(reading)}`, reading]),
  );
  return [...readings.values()].slice(0, mostReadings);
}

function readingsOf(text: string, clock: Clock): Reading[] {
  if (text === "") return [];
  if (text.includes("@") && !text.startsWith("@")) return [{ kind: "people", by: "email", search: text }];
  const named = readNamedNumber(text);
  if (named !== undefined) return [named];
  const purchases = readPurchases(text, clock);
  if (/^\d+$/.test(text)) return [...readDigits(text), ...purchases];
  const phone = readPhone(text);
  if (phone !== undefined) return isDated(text) ? [...purchases, phone] : [phone];
  const grouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(text) ? readDigits(text.replace(/\D/g, "")) : [];
  const series = readSeries(text);
  return [...(series ? [series] : []), ...purchases, ...grouped, ...byText(text)];
}

/** A name has a letter, and two signs at least. */
function byText(text: string): Reading[] {
  return /\p{L}/u.test(text) && text.length > 1 ? [{ kind: "people", by: "text", search: text }] : [];
}

/** Digits and dots with a year among them are a day and an amount rather than a telephone number. */
function isDated(text: string): boolean {
  return /(?:^|\s)(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d\d-\d\d)(?:\s|$)/.test(text);
}
