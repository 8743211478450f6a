import type { ListPageKey } from "@/lib/roles/pages";
import type { NamedRecord } from "./column";

/** The record on a page that a row's field names; undefined where the row has none, or does not say which one. */
export function recordOf(page: ListPageKey, named: { id?: number | undefined } | undefined): NamedRecord | undefined {
  return named?.id === undefined ? undefined : { page, id: named.id };
}

/** Those on a page that the texts of a field name, one each. */
export function recordsOf(page: ListPageKey, named: readonly { id: number }[]): NamedRecord[] {
  return named.map(({ id }) => ({ page, id }));
}
