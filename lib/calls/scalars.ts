import * as z from "#schema";
import { isWithinDayLimits } from "@/lib/dates/day-limits";
import { holdsInvisible, invisibleIn } from "@/lib/texts/invisible-character";

/**
 * Single values as they stand in an address: a codec between their text and the program's value.
 * `z.decode` reads and refuses, `z.encode` writes.
 */
export type Scalar<Value = unknown> = z.core.$ZodType<Value, string>;

const isVisible = z.refine<string>((text) => !holdsInvisible(text), "must not hold invisible characters");

/** Characters of a text to search by, where nothing else is said: a parameter holds no more, and more fits no record. */
export const longestFreeText = 200;

/** Free text a person typed, trimmed of nothing; what it holds is seen (P27). */
export function text(longest = longestFreeText) {
  return z.string().check(z.minLength(1), z.maxLength(longest), isVisible);
}

/** Text that says something: blanks alone do not, e.g. a name in a body. */
export function filledText(longest: number) {
  return z.string().check(z.maxLength(longest), z.regex(/\S/, "must not be blank"), isVisible);
}

/** Text of several lines, or none. */
export function longText(longest: number) {
  const isSeen = z.refine<string>((text) => invisibleIn(text) === undefined, "must not hold invisible characters");
  return z.string().check(z.maxLength(longest), isSeen);
}

/** A whole number; ids are from 1. */
export function integer({ min = 0, max = Number.MAX_SAFE_INTEGER }: { min?: number; max?: number } = {}) {
  return z.codec(
    z.string().check(z.regex(/^-?\d{1,16}$/, "must be a whole number")),
    z.int().check(z.gte(min), z.lte(max)),
    { decode: Number, encode: String },
  );
}

export const id = integer({ min: 1 });

/** An amount of money or another decimal, kept as text so that no digit is lost. */
export const decimal = z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/, "must be a decimal number"));

/** `true` or `false`. */
export const flag = z.codec(z.enum(["true", "false"]), z.boolean(), {
  decode: (value) => value === "true",
  encode: (value) => (value ? "true" : "false"),
});

/** One word of a closed list. */
export function choice<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words);
}

/** A calendar day, YYYY-MM-DD (1§7), from 1900 to 2999; a day that no calendar has is refused. */
export const day = z.iso.date().check(z.refine(isWithinDayLimits, "must be a day from 1900 to 2999"));

/** A name of URL-safe characters, as one-time tokens and node references are. */
export const slug = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/, "must be a plain name"));
