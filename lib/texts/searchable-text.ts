import { readGtin } from "@/lib/scan/codes/gtin";
import { type WithoutPrivateNumbers, withoutPrivateNumbers } from "./private-numbers";

/** What a search goes by of a text that somebody typed: a product's number that is typed alone stays one. */
export function searchableText(typed: string): WithoutPrivateNumbers {
  return withoutPrivateNumbers(typed, readGtin(typed.trim()) !== undefined);
}
