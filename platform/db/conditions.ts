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

/** The condition of a yes-or-no filter; one that is not set does not filter. */
export function either(flag: boolean | undefined, whenTrue: SQL, whenFalse: SQL): SQL | undefined {
  if (flag === undefined) return undefined;
  return flag ? whenTrue : whenFalse;
}

/** Letters that a person types without their marks; the last two are the cedilla forms of old data. */
const markedLetters = { ă: "a", â: "a", î: "i", ș: "s", ț: "t", ş: "s", ţ: "t" } as const;

/**
 * `column` holds the text a person typed, in any case and with or without diacritics; wildcards are
 * taken literally.
 */
export function contains(column: AnyColumn | SQL, text: string): SQL {
  return foldedContains(foldColumn(column), text);
}

/** The same for a column whose text was folded when it was written: many times cheaper. */
export function foldedContains(column: AnyColumn | SQL, text: string): SQL {
  const pattern = `%${foldText(text).replace(/[\\%_]/g, "\\$&")}%`;
  return sql`${column} like ${pattern} escape '\\'`;
}

/** In small letters without their marks. */
export function foldText(text: string): string {
  const lower = text.toLowerCase().normalize("NFC");
  return Object.entries(markedLetters).reduce((folded, [marked, plain]) => folded.replaceAll(marked, plain), lower);
}

/** SQLite knows the case of plain letters alone, so marked ones are replaced in both. */
function foldColumn(column: AnyColumn | SQL): SQL {
  return Object.entries(markedLetters).reduce(
    (folded, [marked, plain]) =>
      sql`replace(replace(${folded}, ${marked}, ${plain}), ${marked.toUpperCase()}, ${plain})`,
    sql`${column}`,
  );
}
