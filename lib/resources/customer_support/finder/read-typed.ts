import { longestFreeText } from "@/lib/calls/scalars";
import { folded } from "@/lib/texts/folded";
import { searchableText } from "@/lib/texts/searchable-text";
import { isDated, readDigits, readNamedNumber, readPhone, readSeries } from "./read-numbers";
import { readPurchases } from "./read-purchase";
import { orderInCopy, orderWithin, phoneWithin } from "./read-within";
import type { Clock, Reading } from "./reading";
import { writeReading } from "./write-reading";

/** Words that stand on a card, or are said of one. */
const ofCard = /^(?:card\w*|exp\w*|valabil\w*|valid|thru|nr|number|cv[cv]|visa|mastercard|maestro)$/;
/** So many are offered. */
const mostReadings = 6;

/**
 * The ways to read what was typed into customer support's finder, the likeliest first: customer, order, card, invoice, or a
 * purchase by place, time and amount. None for a text that says nothing yet. It never throws, and never hides a doubt: what
 * has two readings is offered as both.
 */
export function readTyped(typed: string, clock: Clock): Reading[] {
  const { text: whole, lastFour } = searchableText(typed.replace(/[\s\p{C}]+/gu, " "));
  const text = bare(whole);
  // What is cut would be read as something else than what was typed.
  if (text.length > longestFreeText) return [];
  const copied = lastFour === undefined ? orderInCopy(typed) : undefined;
  const read = lastFour === undefined ? readingsOf(text, clock) : readingsOfCard(lastFour, text);
  if (copied !== undefined) read.unshift({ kind: "order", id: copied });
  const written = read.map((reading) => ({ reading, text: writeReading(reading) }));
  const readings = new Map(
    // The address holds no more either.
    written
      .filter((each) => each.text.length <= longestFreeText)
      .map((each) => [`${each.reading.kind} ${each.text}`, each.reading]),
  );
  return [...readings.values()].slice(0, mostReadings);
}

function readingsOf(text: string, clock: Clock): Reading[] {
  if (text === "") return [];
  const email = /(?:^|[\s<("':;,])([^\s@<>("':;,]+@[^\s<>)"';,]*)/.exec(text)?.[1];
  if (email !== undefined) return [{ kind: "people", by: "email", search: email }];
  const named = readNamedNumber(text);
  if (named !== undefined) return [named];
  const order = orderWithin(text);
  const purchases = readPurchases(text, clock);
  if (order !== undefined) return [order.reading, ...readingsOf(order.rest, clock), ...(order.isSure ? [] : purchases)];
  if (/^\d+$/.test(text)) return [...readDigits(text), ...purchases];
  const phone = readPhone(text);
  if (phone !== undefined) return isDated(text) ? [...purchases, phone] : [phone];
  const owned = phoneWithin(text);
  if (owned !== undefined && !isDated(text)) return [owned.reading, ...readingsOf(owned.rest, clock)];
  const grouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(text) ? readDigits(text.replace(/\D/g, "")) : [];
  const series = readSeries(text);
  const others = [...purchases, ...grouped, ...byText(text)];
  if (series === undefined) return others;
  return series.isLikely ? [series.reading, ...others] : [...others, series.reading];
}

/** As spreadsheets and mails copy a cell: quotation marks around it, and what parts it from the next one. */
function bare(text: string): string {
  const inner = text.replace(/^[\s"'„”“;,]+|[\s"'„”“;,]+$/g, "");
  // Quotation marks inside are those of a name.
  return /["„”“]/.test(inner) ? text.replace(/[\s;,]+$/, "").trim() : inner;
}

/** Around a card's number there may be its holder's name, and what is printed beside it. */
function readingsOfCard(lastFour: string, text: string): Reading[] {
  const words = text.split(" ").filter((word) => /^\p{L}[\p{L}'’-]*$/u.test(word) && !ofCard.test(folded(word)));
  return [{ kind: "card", lastFour }, ...byText(words.join(" "))];
}

/** A name has a letter, and two signs at least. */
function byText(text: string): Reading[] {
  return /\p{L}/u.test(text) && text.length > 1 ? [{ kind: "people", by: "text", search: text }] : [];
}
