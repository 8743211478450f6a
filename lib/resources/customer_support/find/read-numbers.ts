import { folded } from "@/lib/texts/folded";
import type { Reading } from "./reading";
import { dayOfWord, hourWords, isConnector, moneyWords, monthOfWord, weekdayOfWord } from "./words";

const orderWords = /^(?:#|nr\.?|(?:nr\.? )?(?:comanda|comenzii|cmd|order)(?: (?:nr\.?|no\.?))?) ?#? ?([1-9]\d{0,11})$/;
const cardWords = /^(?:card|cardul|card number|card nr\.?) ?([•*x.…\s]*)(\d{4})$/;
const invoiceWords =
  /^(?:factura|facturii|invoice|fact\.?)(?: (?:nr\.?|no\.?|seria)(?= |\d))? ?(?:([a-z]{1,6})[ -]?)?(\d{1,12})$/;
const seriesAndNumber = /^([a-z]{2,6})[ -]?(\d{1,12})$/;

/** What the words or signs around a number say that it is; undefined where they say nothing. */
export function readNamedNumber(text: string): Reading | undefined {
  const plain = folded(text);
  const [, order] = orderWords.exec(plain) ?? [];
  if (order !== undefined) return { kind: "order", id: Number(order) };
  const lastFour = cardWords.exec(plain)?.[2] ?? maskedCard(plain) ?? wholeCard(plain);
  if (lastFour !== undefined) return { kind: "card", lastFour };
  const [, series, number] = invoiceWords.exec(plain) ?? [];
  return number === undefined ? undefined : invoice(series, number);
}

/** `FCT 1234`: letters before a number may be an invoice's series, as well as a name. */
export function readSeries(text: string): Reading | undefined {
  const [, series, number] = seriesAndNumber.exec(folded(text)) ?? [];
  if (series === undefined || number === undefined || isOtherWord(series)) return undefined;
  return invoice(series, number);
}

/** What digits alone may be, the likeliest first. A number that begins with 0 is no order's. */
export function readDigits(digits: string): Reading[] {
  const isPhone = digits.length > 9 || (digits.length === 9 && /^[027]/.test(digits));
  const phone: Reading = { kind: "people", by: "phone", search: phoneDigits(digits) };
  if (isPhone) return [phone];
  const readings: Reading[] = [];
  if (!digits.startsWith("0")) readings.push({ kind: "order", id: Number(digits) });
  if (digits.length === 4) readings.push({ kind: "card", lastFour: digits });
  if (digits.length >= 3) readings.push(phone);
  if (digits.length >= 3 && !digits.startsWith("0")) readings.push(invoice(undefined, digits));
  return readings;
}

/** A telephone number with what parts its groups: at least 9 digits. */
export function readPhone(text: string): Reading | undefined {
  if (!/^\+?[\d\s()./-]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, "");
  return digits.length < 9 ? undefined : { kind: "people", by: "phone", search: phoneDigits(digits) };
}

/** The country's own numbers with a 0 in place of its code: whichever way the platform keeps them, these digits are in it. */
function phoneDigits(digits: string): string {
  return digits.replace(/^(?:00)?40(?=[27]\d{8}$)/, "0");
}

function invoice(series: string | undefined, number: string): Reading {
  return { kind: "invoice", ...(series && { series: series.toUpperCase() }), number };
}

/** `•••• 1234`, `*1234`, `4111 11xx xxxx 1234`. */
function maskedCard(text: string): string | undefined {
  const [, lastFour] = /^[\d\s-]*(?:[•*x…]|\.{2,})[•*x…\d\s.-]*?(\d{4})$/.exec(text) ?? [];
  return lastFour;
}

/** A whole card number that somebody typed: what is searched for, sent and kept are its last four digits. */
function wholeCard(text: string): string | undefined {
  const isNumber = /^\d[\d\s-]+\d$/.test(text);
  const digits = text.replace(/\D/g, "");
  return isNumber && digits.length >= 14 && digits.length <= 19 ? digits.slice(-4) : undefined;
}

function isOtherWord(word: string): boolean {
  const isOfDay = dayOfWord(word) ?? weekdayOfWord(word) ?? monthOfWord(word);
  return isOfDay !== undefined || hourWords.has(word) || moneyWords.has(word) || isConnector(word);
}
