import { phoneDigits } from "@/lib/list/search/phone-digits";
import type { Reading } from "./reading";

/** What a part of a text says that it is, and the text without that part. */
interface Within {
  reading: Reading;
  rest: string;
}

const number = "(?:nr|no|num[aă]r(?:ul)?|number)\\.?";
/** An amount, a time and a day have digits of an order's number in them. */
const noOther = '(?!\\d|["„”“]|[.,:/-]\\d| ?(?:lei|leu|ron|bani)(?!\\p{L}))';
const orderInText = new RegExp(
  `(?<![\\p{L}\\d])(?:#|(?:${number} (?:de )?)?(?:comand[aă]|comenzii|cmd|order)(?: (?:id|(?:cu )?${number}))?:? ?#?) ?([1-9]\\d{0,11})${noOther}`,
  "iu",
);
/** With the sign of a country, or as numbers of ours begin: other long digits are a barcode's. */
const phoneInText = /(?<![\p{L}\d])(?:\+\d|0[02-7])[\d\s()./-]{7,}\d(?![\d\p{L}])/u;

/**
 * An order that is named among other words, as people tell of it and as our own answers do. What stands in quotation marks is
 * a name.
 */
export function orderWithin(text: string): Within | undefined {
  const unquoted = text.replace(/["„”“][^"„”“]+["„”“]/g, (name) => " ".repeat(name.length));
  const found = orderInText.exec(unquoted);
  return found === null ? undefined : { reading: { kind: "order", id: Number(found[1]) }, rest: without(text, found) };
}

/** A telephone number beside its owner's name, as contacts are copied. */
export function phoneWithin(text: string): Within | undefined {
  const found = phoneInText.exec(text);
  const digits = found?.[0].replace(/\D/g, "") ?? "";
  if (found === null || digits.length < 9 || digits.length > 15) return undefined;
  return { reading: { kind: "people", by: "phone", search: phoneDigits(digits) }, rest: without(text, found) };
}

/** A row that was copied from the list of orders begins with its id; a link to one has it after `open`. */
export function orderInCopy(typed: string): number | undefined {
  const row = /^\s*([1-9]\d{0,11})\t.*\d\s*(?:RON|lei)\b/i.exec(typed)?.[1];
  const link = /\/orders\?(?:[^\s#]*&)?open=([1-9]\d{0,11})(?!\d)/.exec(typed)?.[1];
  const id = row ?? link;
  return id === undefined ? undefined : Number(id);
}

function without(text: string, { 0: part, index }: RegExpExecArray): string {
  const around = [text.slice(0, index), text.slice(index + part.length)].map((each) =>
    each.replace(/^[\s,;.:–-]+|[\s,;:–-]+$/g, ""),
  );
  return around.filter(Boolean).join(" ");
}
