import { type AnyColumn, gte, lt, type SQL, sql } from "drizzle-orm";

/** How many rows an answer holds where the caller does not say. */
export const defaultLimit = 25;

interface DayRange {
  from?: string;
  to?: string;
}

const dayMs = 86_400_000;

/** Both ends are calendar days and both are included; days begin at midnight UTC on the wire (1§7). */
export function withinDays(column: AnyColumn, range: DayRange | undefined): SQL | undefined {
  if (!range) return undefined;
  const from = range.from === undefined ? undefined : gte(column, new Date(`${range.from}T00:00:00Z`));
  const to =
    range.to === undefined ? undefined : lt(column, new Date(new Date(`${range.to}T00:00:00Z`).getTime() + dayMs));
  return from && to ? sql`(${from} and ${to})` : (from ?? to);
}

/** `column` holds the text a person typed, in any case; wildcards are taken literally. */
export function contains(column: AnyColumn | SQL, text: string): SQL {
  return sql`${column} like ${`%${text.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
}
