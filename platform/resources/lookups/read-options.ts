import { and, asc, inArray, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { alphabetical } from "../../db/alphabetical";
import { contains } from "../../db/conditions";
import type { Reader } from "../../db/database";

/** A dropdown shows 10 (1§9). */
const dropdownLimit = 10;

interface OptionSource {
  table: SQLiteTable;
  id: SQLiteColumn;
  /** What the option reads, and is looked for by. */
  name: SQLiteColumn;
  /** Another way to find an option by the term. */
  orBy?: (term: string) => SQL | undefined;
  only?: SQL;
}

export interface DropdownQuery {
  search?: string | undefined;
  ids?: readonly number[] | undefined;
  limit?: number | undefined;
}

/** Options of a dropdown, by name: those of `ids` where they are given, else those that the search finds. */
export async function readOptions(
  read: Reader,
  { table, id, name, orBy, only }: OptionSource,
  { search, ids, limit = ids?.length ?? dropdownLimit }: DropdownQuery,
): Promise<{ id: number; name: string | null }[]> {
  const found = search ? or(contains(name, search), orBy?.(search)) : undefined;
  return read
    .select({ id: sql<number>`${id}`, name: sql<string | null>`${name}` })
    .from(table)
    .where(and(only, ids && inArray(id, [...ids]), found))
    .orderBy(alphabetical(name), asc(id))
    .limit(limit);
}
