import type { Columns } from "./column";
import { titleOfKey } from "./title";

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

interface Described<Row, Detail> {
  columns: Columns<Row>;
  preview: { fields: Columns<Detail> };
}

/** Every message key that a list needs in `messages/<locale>/<page>.json`, e.g. `fields.amount`. */
export function messageKeysOf<Row, Detail>(list: Described<Row, Detail>): string[] {
  const keys = [list.columns, list.preview.fields].flatMap((columns: Columns<never>) =>
    Object.entries(columns).flatMap(([key, column]) => [
      `fields.${key}`,
      ...(column.kind === "status" ? Object.keys(column.words).map((word) => `words.${key}.${word}`) : []),
    ]),
  );
  return ["title", "one", ...new Set(keys)];
}
