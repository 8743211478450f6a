import { readGtin } from "@/lib/scan/codes/gtin";

/** What a text that somebody types may be, the most telling first. */
export const textShapes = ["email", "barcode", "phone", "number", "id", "words"] as const;
export type TextShape = (typeof textShapes)[number];

const fits: Readonly<Record<TextShape, (text: string) => boolean>> = {
  email: (text) => /^[^\s@]+@\S*$/.test(text),
  barcode: (text) => readGtin(text) !== undefined,
  // As far as it is typed: a Romanian number begins with 0, any other with + or 00.
  phone: (text) => /^(\+|0)[\d\s./()-]{3,20}$/.test(text),
  id: (text) => /^#?[1-9]\d{0,8}$/.test(text),
  // Of a note or an invoice: signs of the series around its digits.
  number: (text) => /^[\p{L}\d./-]+( [\p{L}\d./-]+)?$/u.test(text) && /\d/.test(text),
  words: (text) => !text.includes("@") && /\p{L}/u.test(text),
};

/** Every shape that the text has, the most telling first; none where it is too short to be looked for. */
export function shapesOf(text: string): readonly TextShape[] {
  const isLongEnough = /\d/.test(text) || [...text].length >= 2;
  return isLongEnough ? textShapes.filter((shape) => fits[shape](text)) : [];
}

/** A text as a filter takes it: of an id the digits alone. */
export function termOf(text: string, shape: TextShape): string {
  return shape === "id" ? text.replace("#", "") : text;
}
