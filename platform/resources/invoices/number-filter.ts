import { and, gte, lt, or, type SQL, sql } from "drizzle-orm";
import { invoices } from "../../db/schema/orders";

/** More digits than any number has. */
const longestNumber = 9;
const nothing = sql`false`;

/**
 * Invoices whose series and number begin as typed: `BON 1002`, `bon`, `1002`. As ranges, so that an index answers it
 * among a million.
 */
export function numberFilter(typed: string): SQL | undefined {
  const [, series = "", digits = ""] = /^\s*([a-z]*)\s*(\d*)\s*$/i.exec(typed) ?? [];
  if (series === "" && digits === "") return nothing;
  return and(
    series === "" ? undefined : seriesFrom(series.toUpperCase()),
    digits === "" ? undefined : numbersFrom(digits),
  );
}

/** The plus keeps SQLite from walking the index of a series, in which most invoices are. */
function seriesFrom(series: string): SQL {
  return sql`(+${invoices.series} >= ${series} and +${invoices.series} < ${`${series}\u{10ffff}`})`;
}

/** `12` is 12, 120 to 129, 1200 to 1299 and so on. Numbers have no leading zero. */
function numbersFrom(digits: string): SQL | undefined {
  if (digits.startsWith("0") || digits.length > longestNumber) return nothing;
  const first = Number(digits);
  const ranges = Array.from({ length: longestNumber - digits.length + 1 }, (_, zeros) =>
    and(gte(invoices.number, first * 10 ** zeros), lt(invoices.number, (first + 1) * 10 ** zeros)),
  );
  return or(...ranges);
}
