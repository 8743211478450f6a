import { phoneDigits } from "@/lib/list/search/phone-digits";
import { folded } from "@/lib/texts/folded";
import type { Reading } from "./reading";
import { dayPartOfWord, monthOfWord } from "./words";

/** What a part of a text says that it is, and the text without that part. */
interface Within {
  reading: Reading;
  rest: string;
}

const number = "(?:nr|no|num[aă]r(?:ul)?|number)\\.?";
const money = "(?:de )?(?:lei|leu|ron|bani|euro|eur)(?!\\p{L})";
const clock = "(?:[ap]\\.?m(?!\\p{L})|o['’]clock|(?:min|or[eăa]|hours?)(?!\\p{L})|minut|[sș]i \\d)";
/** An amount, a time and a day have digits of an order's number in them. */
const noOther = `(?!\\d|["„”“]|[.,:/-]\\d| ?(?:${money}|${clock}))`;
const orderInText = new RegExp(
  `(?<![\\p{L}\\d])(?:#|(?:${number} (?:de )?)?(?:comand[aă]|comenzii|cmd|order)(?: (?:id|(?:cu )?${number}))?:? ?#?) ?([1-9]\\d{0,11})${noOther}`,
  "iu",
);
/** Up to here a number may be a day, an hour or some pieces as well. */
const mostOfOther = 99;

/** A number of this country has ten digits, and those that follow are something else. */
const ownPhoneInText = /(?<![\p{L}\d])(?:(?:\+|00)40|0)[\s()./-]*[2-7](?:[\s()./-]*\d){8}(?![\d\p{L}])/u;
/** With the sign of a country: other long digits are a barcode's. */
const phoneInText = /(?<![\p{L}\d])(?:\+\d|00[1-9])[\d\s()./-]{7,}\d(?![\d\p{L}])/u;

/**
 * An order that is named among other words, as people tell of it and as our own answers do. What stands in quotation marks is
 * a name. `isSure` says that the number is nothing else either.
 */
export function orderWithin(text: string): (Within & { isSure: boolean }) | undefined {
  const unquoted = text.replace(/["„”“][^"„”“]+["„”“]/g, (name) => " ".repeat(name.length));
  const found = orderInText.exec(unquoted);
  if (found === null || isNumberOfAnother(unquoted, found) || isOfDay(unquoted, found)) return undefined;
  const id = Number(found[1]);
  return {
    reading: { kind: "order", id },
    rest: without(text, found),
    isSure: found[0].includes("#") || id > mostOfOther,
  };
}

/** Things that have numbers of their own. */
const numbered =
  /^(?:client|customer|produs|product|item|factur|invoice|bon|rezerv|reserv|locker|automat|aparat|frigider|magazin|machine|storage|gestiun|celul|cell)/;

/** `Factura #12`, `Gara de Nord #2`: a sign alone after such a word, or after a name, is the number of that. */
function isNumberOfAnother(text: string, { 0: part, index }: RegExpExecArray): boolean {
  if (!part.startsWith("#")) return false;
  const before = /([\p{L}’'-]+) ?$/u.exec(text.slice(0, index))?.[1] ?? "";
  return /^\p{Lu}/u.test(before) || numbered.test(folded(before));
}

/** `comanda 28 noiembrie`, `comanda 8 seara` */
function isOfDay(text: string, { 0: part, index }: RegExpExecArray): boolean {
  const next = folded(/^ (?:de )?(\p{L}+)/u.exec(text.slice(index + part.length))?.[1] ?? "");
  return monthOfWord(next) !== undefined || dayPartOfWord(next) !== undefined;
}

/** A telephone number beside its owner's name, as contacts are copied. */
export function phoneWithin(text: string): Within | undefined {
  const found = ownPhoneInText.exec(text) ?? phoneInText.exec(text);
  const digits = found?.[0].replace(/\D/g, "") ?? "";
  if (found === null || digits.length < 9 || digits.length > mostPhoneDigits) return undefined;
  return { reading: { kind: "people", by: "phone", search: phoneDigits(digits) }, rest: without(text, found) };
}

/** Of all countries. */
const mostPhoneDigits = 15;

/** A row that was copied from the list of orders begins with its id; a link to one has it after `open`. */
export function orderInCopy(typed: string): number | undefined {
  const row = /^\s*([1-9]\d{0,11})\t.*\d\s*(?:RON|lei)\b/i.exec(typed)?.[1];
  const link = /\/orders\?(?:[^\s#]*&)?open=([1-9]\d{0,11})(?!\d)/.exec(typed)?.[1];
  const id = row ?? link;
  return id === undefined ? undefined : Number(id);
}

function without(text: string, { 0: part, index }: RegExpExecArray): string {
  const around = [text.slice(0, index), text.slice(index + part.length)].map((each) =>
    each.replace(/^[\s,;.:/–-]+|[\s,;:/–-]+$/g, ""),
  );
  return around.filter(Boolean).join(" ");
}
