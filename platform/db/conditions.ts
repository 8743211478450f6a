import { type AnyColumn, and, gte, lt, lte, type SQL, sql } from "drizzle-orm";
import { dayAfter, type OperatorDays } from "../operator-days";

/** How many rows an answer holds where the caller does not say. */
export const defaultLimit = 25;

interface Ends<Value> {
  from?: Value;
  to?: Value;
}

/** A moment lies within days of the operator's calendar; both ends are included (1§7). */
export function withinDays(column: AnyColumn, range: Ends<string> | undefined, days: OperatorDays): SQL | undefined {
  const { from, to } = range ?? {};
  return and(
    from === undefined ? undefined : mostlyTrue(gte(column, days.startOf(from))),
    to === undefined ? undefined : mostlyTrue(lt(column, days.startOf(dayAfter(to)))),
  );
}

/** Both ends are included. */
export function withinEnds<Value extends number | string>(
  column: AnyColumn,
  { from, to }: Ends<Value> = {},
): SQL | undefined {
  return and(
    from === undefined ? undefined : mostlyTrue(gte(column, from)),
    to === undefined ? undefined : mostlyTrue(lte(column, to)),
  );
}

/**
 * Tells SQLite that a range leaves most rows. It takes one for narrow, and would collect and sort all that the range
 * finds for each page: of a million orders in a third of a second. So it goes along the index of the list's order,
 * which at its worst, with hardly a row found, takes a tenth of that.
 */
function mostlyTrue(condition: SQL): SQL {
  return sql`likelihood(${condition}, 0.9)`;
}

/** The condition of a yes-or-no filter; one that is not set does not filter. */
export function either(flag: boolean | undefined, whenTrue: SQL, whenFalse: SQL): SQL | undefined {
  if (flag === undefined) return undefined;
  return flag ? whenTrue : whenFalse;
}

const minuteMs = 60_000;

/**
 * Whether a moment has passed. To the minute: what was counted is remembered by its condition, and one that is another one
 * every time would be counted every time.
 */
export function endedBy(column: AnyColumn, isOver: boolean | undefined, now: Date): SQL | undefined {
  const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
  const isPast = lt(column, minute);
  return either(isOver, isPast, sql`(${column} is null or not (${isPast}))`);
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
