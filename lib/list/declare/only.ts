import type { Filter, FilterKind } from "../filters/filter";
import type { Column, ColumnKind, Columns } from "./column";

/** What filters are set to, by their keys; without a text for all of them nothing is offered. */
type OnlySetting<Key extends string> = Readonly<Partial<Record<Key, string | number | undefined>>>;

/**
 * How a value becomes the list's filter (decision 0045): the filter that takes it as it stands, or what filters are set to;
 * of tags one setting for each, in their order.
 */
export type OnlySource<Row, Key extends string = string> =
  | Key
  | { reads(row: Row): OnlySetting<Key> | readonly OnlySetting<Key>[] }["reads"];

/** By the key of the column that shows the value, and of the preview's field that shows the same. */
export type OnlyValues<Row, Key extends string = string> = Readonly<Record<string, OnlySource<Row, Key>>>;

const days: readonly ColumnKind[] = ["date", "expiry", "operator-date", "date-time", "text"];

/** The kinds of columns whose values a filter takes as they stand. */
const taken: Readonly<Record<Exclude<FilterKind, "relation">, readonly ColumnKind[]>> = {
  text: ["text", "tags"],
  number: ["text", "quantity"],
  choice: ["status", "tags", "boolean"],
  choices: ["status", "tags", "quantity"],
  boolean: ["boolean"],
  "three-state": ["boolean"],
  "date-range": days,
  "event-date": days,
  "amount-range": ["money"],
  "number-range": ["quantity"],
  years: [],
  months: [],
};

interface OnlySubject {
  columns: Columns<never>;
  filters: Readonly<Record<string, Filter>>;
  only?: OnlyValues<never> | undefined;
  preview: { fields: Columns<never> };
}

/** @returns what a declaration says of values that no filter of the list can take. */
export function findOnlyFault({ columns, filters, only = {}, preview: { fields } }: OnlySubject): string | undefined {
  for (const [key, source] of Object.entries(only)) {
    const column = columns[key];
    if (column === undefined) return `"only this" is declared for "${key}", which is no column; name one.`;
    if (typeof source !== "string") continue;
    const filter = filters[source];
    if (filter === undefined)
      return `"only this" of "${key}" goes by "${source}", which is no filter; name one of its filters.`;
    if (!takes(filter, column) || (fields[key] !== undefined && !takes(filter, fields[key])))
      return `"only this" of "${key}" goes by "${source}", which takes no such value; say by a function what it is set to.`;
  }
  return undefined;
}

function takes({ kind }: Filter, column: Column<never>): boolean {
  if (kind === "relation") return "names" in column && column.names !== undefined;
  return taken[kind].includes(column.kind);
}
