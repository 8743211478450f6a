import type { Columns } from "../declare/column";
import type { Filter } from "../filters/filter";
import { narrowingsOf } from "../filters/narrowing";

/**
 * A text under a name that a declaration made, such as `orders.fields.amount`. next-intl's own types
 * know literal keys only; a test walks `messageKeysOf` of every list instead.
 * @returns the last name as a title where there is no text, e.g. for a word that the platform has newly.
 */
export function textAt(messages: unknown, path: readonly string[]): string {
  let found = messages;
  for (const name of path) found = typeof found === "object" && found !== null ? Reflect.get(found, name) : undefined;
  return typeof found === "string" ? found : titleOfKey(path.at(-1) ?? "");
}

/** What texts need to know of a declaration. */
export interface Described {
  columns: Readonly<Record<string, DescribedColumn>>;
  filters: Readonly<Record<string, Filter>>;
}

interface DescribedColumn {
  kind: string;
  words?: Readonly<Record<string, unknown>>;
}

/** Where a filter's name stands: that of the column with its key, where there is one. */
export function filterNamePath({ columns }: Pick<Described, "columns">, key: string): [string, string] {
  return [key in columns ? "fields" : "filters", key];
}

/** Where the text of a filter's word stands: that of the status column with its key, where that has the word. */
export function filterWordPath({ columns }: Pick<Described, "columns">, key: string, word: string): string[] {
  const words = columns[key]?.words;
  return [words !== undefined && word in words ? "words" : "options", key, word];
}

interface Texted<Detail> extends Described {
  kindFilter?: string | undefined;
  preview: { fields: Columns<Detail> };
}

/** Every message key that a list needs in `messages/<locale>/<page>.json`, e.g. `fields.amount`. */
export function messageKeysOf<Detail>(list: Texted<Detail>): string[] {
  const keys = [list.columns, list.preview.fields].flatMap((columns: Described["columns"]) =>
    Object.entries(columns).flatMap(([key, column]) => [
      `fields.${key}`,
      ...Object.keys(column.words ?? {}).map((word) => `words.${key}.${word}`),
    ]),
  );
  const filterKeys = Object.entries(list.filters).flatMap(([key, filter]) => [
    filterNamePath(list, key).join("."),
    ...("options" in filter
      ? Object.keys(filter.options).map((word) => filterWordPath(list, key, word).join("."))
      : []),
  ]);
  const narrowingKeys = narrowingsOf(list.filters).flatMap(({ key, options }) => [
    filterNamePath(list, key).join("."),
    ...Object.keys(options).map((word) => filterWordPath(list, key, word).join(".")),
  ]);
  const kinds = list.kindFilter === undefined ? undefined : list.filters[list.kindFilter];
  const kindKeys = kinds && "options" in kinds ? Object.keys(kinds.options).map((word) => `kinds.${word}`) : [];
  return ["title", "one", ...kindKeys, ...new Set([...keys, ...filterKeys, ...narrowingKeys])];
}

/** TABL-023: a title made from a key has its words capitalised and its underscores as spaces. */
export function titleOfKey(key: string): string {
  return key
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
