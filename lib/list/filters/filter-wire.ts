import type { Range } from "@/lib/calls/params";
import type { Filter, WireValue } from "./filter";
import { readHalves, readValues } from "./filter-text";
import { daysOfPeriod, isPeriod } from "./periods";

/**
 * What an applied filter brings to its parameter. The call's declaration writes it: arrays joined by commas, a range as
 * two parameters (1§7).
 *
 * @param text as `readFilterText` accepted it.
 * @param today YYYY-MM-DD where the operator works: a period means other days tomorrow.
 * @returns undefined where nothing is sent.
 */
export function wireValueOf(filter: Filter, text: string, today: string): WireValue | undefined {
  switch (filter.kind) {
    case "text":
    case "three-state":
      return text;
    case "boolean":
      return text === "true";
    case "choice":
      return filter.options[text];
    case "choices":
      return readValues(text).flatMap((word) => filter.options[word] ?? []);
    case "number":
    case "relation":
      return filter.isMany ? readValues(text).map(Number) : Number(text);
    case "years":
    case "months":
      return readValues(text).map(Number);
    case "date-range":
    case "event-date":
      return isPeriod(text) ? daysOfPeriod(text, today) : readHalves(text);
    case "amount-range":
      return readHalves(text);
    case "number-range":
      return quantities(readHalves(text));
  }
}

/** FILT-055: an end at 0 says nothing. */
function quantities({ from, to }: Range<string>): Range<number> | undefined {
  const [least, most] = [Number(from ?? 0), Number(to ?? 0)];
  if (least === 0 && most === 0) return undefined;
  return { ...(least > 0 && { from: least }), ...(most > 0 && { to: most }) };
}
