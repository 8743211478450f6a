import { longestFreeText } from "@/lib/calls/scalars";
import { readGtin } from "@/lib/scan/codes/gtin";
import { phoneDigits } from "./phone-digits";

/** What a text that somebody types may be, the most telling first. */
export const textShapes = ["email", "barcode", "phone", "number", "id", "words"] as const;
export type TextShape = (typeof textShapes)[number];

const fits: Readonly<Record<TextShape, (text: string) => boolean>> = {
  email: (text) => /^[^\s@]+@\S*$/.test(text),
  barcode: (text) => readGtin(text) !== undefined,
  // As far as it is typed: a Romanian number begins with 0, any other with + or 00. A whole one is known without them, too.
  phone: (text) => /^(\+|0)[\d\s./()-]{3,20}$/.test(text) || isWholePhone(text),
  id: (text) => /^#?[1-9]\d{0,8}$/.test(text),
  // Of a note or an invoice: signs of the series around its digits.
  number: (text) => /^[\p{L}\d./-]+( [\p{L}\d./-]+)?$/u.test(text) && /\d/.test(text),
  words: (text) => !text.includes("@") && /\p{L}/u.test(text),
};

/** Every shape that the text has, the most telling first; none where it is too short, or too long, to be looked for. */
export function shapesOf(text: string): readonly TextShape[] {
  if (text.length > longestFreeText) return [];
  const isLongEnough = /\d/.test(text) || [...text].length >= 2;
  return isLongEnough ? textShapes.filter((shape) => fits[shape](text)) : [];
}

/** The country's own number without what stands before it: `754 727 464`, `40754727464`. No id is so long. */
function isWholePhone(text: string): boolean {
  return /^[\d\s./()-]{9,20}$/.test(text) && /^(?:40)?[27]\d{8}$/.test(text.replace(/\D/g, ""));
}

/** A text as a filter takes it: of an id and of a telephone number the digits alone. */
export function termOf(text: string, shape: TextShape): string {
  if (shape === "phone") return phoneDigits(text);
  return shape === "id" ? text.replace("#", "") : text;
}
