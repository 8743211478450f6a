import { readEnteredDecimal } from "@/lib/money/read-entered";
import type { ValueColumn } from "../columns/grid-column";

/**
 * What is entered into a cell, as its column reads it: an amount without groups and unit. Typing and pasting both come
 * here, so that neither refuses what the other takes.
 */
export function asEntered<Content, Fault extends string>(typed: string, column: ValueColumn<Content, Fault>): string {
  const text = typed.trim();
  switch (column.kind) {
    case "money":
      return readEnteredDecimal(text, column.unit) ?? text;
    case "quantity":
      // A spreadsheet may show whole numbers with places.
      return readEnteredDecimal(text)?.replace(/\.0+$/, "") ?? text;
    default:
      return text;
  }
}
