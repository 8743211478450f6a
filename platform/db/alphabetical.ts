import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/**
 * Where Romanian has further letters: ă and â after a, î after i, ș after s, ț after t; the last two are also in their
 * cedilla forms of old data. `~` stands behind all letters, so that Ăzur comes after Azur and before Bazar.
 */
const furtherLetters = [
  ["ă", "a~"],
  ["â", "a~~"],
  ["î", "i~"],
  ["ș", "s~"],
  ["ş", "s~"],
  ["ț", "t~"],
  ["ţ", "t~"],
] as const;

/**
 * What to order names by, so that they stand as in a Romanian dictionary, whatever their case: SQLite compares bytes,
 * by which Înghețată stands behind Zahăr and apă behind both. Where many rows have names, an index holds the same
 * expression: `<table>_alphabetical`, and `users_by_first_name`. drizzle-kit cannot write those, so that they stand in
 * the migrations 0002 and 0003 alone.
 */
export function alphabetical(name: AnyColumn): SQL<string> {
  return furtherLetters.reduce(
    (key, [letter, place]) => replaced(replaced(key, letter, place), letter.toUpperCase(), place),
    sql<string>`lower(${name})`,
  );
}

/** Written out, not as parameters: an index's expression has none, and must be recognised. */
function replaced(text: SQL<string>, letter: string, place: string): SQL<string> {
  return sql<string>`replace(${text}, ${sql.raw(`'${letter}'`)}, ${sql.raw(`'${place}'`)})`;
}
