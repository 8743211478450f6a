import { phoneDigits } from "@/lib/list/search/phone-digits";
import { folded } from "@/lib/texts/folded";
import type { Reading } from "./reading";
import { isTelling } from "./telling-words";
import { dayOfWord, hourWords, isConnector, moneyWords, monthOfWord, weekdayOfWord } from "./words";

/** How both languages say that a number follows. */
const number = "(?:nr|no|num|numar|numarul|numero|number)\\.?";
const orderNoun = "(?:comanda|comenzii|cmd|order|id)";
const invoiceNoun = "(?:factura|facturii|fact\\.?|invoice|bon fiscal|bonul fiscal|bonul)";
const orderWords = new RegExp(
  `^(?:#|${number}|(?:${number} (?:de )?)?${orderNoun}(?: (?:id|(?:cu )?${number}))?) ?#? ?([1-9]\\d{0,11}|[1-9]\\d{0,2}(?: \\d{3}){1,3})$`,
);
const invoiceWords = new RegExp(
  `^(?:(?:${number} )?${invoiceNoun}(?: (?:seria|serie|series))?|(?:seria|serie|series))(?: (?!${number}(?: |\\d))([a-z]{1,6}))?[ -]?(?:(?:cu )?${number} ?)?#?(\\d{1,12})$`,
);
const seriesAndNumber = new RegExp(`^([a-z]{2,6})(?:[ -]?|,? ${number} ?)(\\d{1,12})$`);
const phoneWords = new RegExp(
  `^(?:${number} (?:de )?)?(?:tel|telefon|telefonul|phone|mobil|mobile|gsm)\\.?(?: ${number})? ?(\\+?[\\d\\s()./-]+)$`,
);
/** One of these, or dots in place of digits, says that four digits are a card's. */
const cardNouns: ReadonlySet<string> = new Set("card cardul cardului visa mastercard maestro amex electron".split(" "));
/** What may stand beside. */
const cardWords: ReadonlySet<string> = new Set(
  "cu pe in care se termina terminat terminand terminatia ultimele cifre patru 4 ending ends with the last four digits number nr nr. no no. numar numarul debit credit american express".split(
    " ",
  ),
);

/** What the words or signs around a number say that it is; undefined where they say nothing. */
export function readNamedNumber(text: string): Reading | undefined {
  const plain = folded(text)
    .replace(/[:,]+(?= |$)|(?<=[a-z]):/g, " ")
    .replace(/ +/g, " ")
    .trim();
  const order = orderWords.exec(plain)?.[1]?.replace(/ /g, "");
  if (order !== undefined) return { kind: "order", id: Number(order) };
  const phone = phoneWords.exec(plain)?.[1]?.replace(/\D/g, "") ?? "";
  if (phone.length >= 3 && !isDated(plain)) return { kind: "people", by: "phone", search: phoneDigits(phone) };
  const lastFour = namedCard(plain) ?? maskedCard(plain) ?? wholeCard(plain);
  if (lastFour !== undefined) return { kind: "card", lastFour };
  const [, series, digits] = invoiceWords.exec(plain) ?? [];
  return digits === undefined ? undefined : invoice(series, digits);
}

/**
 * `FCT 1234`: letters before a number may be an invoice's series, as well as a name.
 * @returns also whether that is likelier: a series is short, or written in capitals
 */
export function readSeries(text: string): { reading: Reading; isLikely: boolean } | undefined {
  const [, series, digits] = seriesAndNumber.exec(folded(text)) ?? [];
  if (series === undefined || digits === undefined || isOtherWord(series)) return undefined;
  return {
    reading: invoice(series, digits),
    isLikely: series.length <= 3 || /^\p{Lu}+/u.exec(text)?.[0].length === series.length,
  };
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

/** A telephone number with what parts its groups: at least 9 digits, and of this country no more than 10. */
export function readPhone(text: string): Reading | undefined {
  if (!/^\+?[\d\s()./-]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, "");
  const most = /^0[1-9]/.test(digits) ? 10 : 15;
  return digits.length < 9 || digits.length > most
    ? undefined
    : { kind: "people", by: "phone", search: phoneDigits(digits) };
}

function invoice(series: string | undefined, number: string): Reading {
  return { kind: "invoice", ...(series && { series: series.toUpperCase() }), number };
}

/** `card 1234`, `Visa •••• 1234`, `cardul terminat in 1234`, `card ending in 1234`. */
function namedCard(plain: string): string | undefined {
  const words = plain.split(" ");
  const [, signs = "", lastFour] = /^([•*x….]*)(\d{4})$/.exec(words.pop() ?? "") ?? [];
  const isNamed = signs !== "" || words.some((word) => cardNouns.has(word) || isMask(word));
  const areKnown = words.every((word) => cardNouns.has(word) || cardWords.has(word) || isMask(word));
  return isNamed && areKnown ? lastFour : undefined;
}

function isMask(word: string): boolean {
  return /^[•*x….]+$/.test(word);
}

/** `•••• 1234`, `*1234`, `4111 11xx xxxx 1234`. */
function maskedCard(text: string): string | undefined {
  // `x 24.11.2026`
  if (isDated(text)) return undefined;
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
  return isOfDay !== undefined || hourWords.has(word) || moneyWords.has(word) || isConnector(word) || isTelling(word);
}

/** Digits and dots with a year among them are a day and an amount rather than a telephone number. */
export function isDated(text: string): boolean {
  return /(?:^|\s)(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d\d-\d\d)(?:\s|$)/.test(text);
}
