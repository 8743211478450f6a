import type { ListPageKey, PageKey } from "@/lib/roles/pages";
import { listLink } from "../url/list-link";
import type { Column, NamedRecord } from "./column";

/** The record on a page that a row's field names; undefined where the row has none, or does not say which one. */
export function recordOf(page: ListPageKey, named: { id?: number | undefined } | undefined): NamedRecord | undefined {
  return named?.id === undefined ? undefined : { page, id: named.id };
}

/** Those on a page that the texts of a field name, one each. */
export function recordsOf(page: ListPageKey, named: readonly { id: number }[]): NamedRecord[] {
  return named.map(({ id }) => ({ page, id }));
}

/** A blueprint: its structure, among the mappings of its domain. */
export function blueprintRecord(blueprint: { id: number } | undefined): NamedRecord | undefined {
  return blueprint && { page: "drafts", id: blueprint.id, filters: { domain: "bob-blueprint" } };
}

/** Where a record stands, for links. */
export function recordAddress(record: NamedRecord): string {
  const opened = "id" in record && { open: String(record.id) };
  return listLink(record.page, { ...record.filters, ...opened });
}

/** The way to a record that leads to a page of these; undefined where there is none. */
export function openedRecord(record: NamedRecord | undefined, pages: readonly PageKey[]): NamedRecord | undefined {
  if (record === undefined || pages.includes(record.page)) return record;
  return openedRecord(record.otherwise, pages);
}

/** The records that the texts of a field name, one each. */
export function namedBy<Row>(column: Column<Row>, row: Row): readonly (NamedRecord | undefined)[] {
  if (!("names" in column) || column.names === undefined) return [];
  return column.kind === "tags" ? column.names(row) : [column.names(row)];
}

/** What a link to a record carries in the page, so that the page knows it without reading its address. */
export function recordMark(record: NamedRecord): string {
  return "id" in record ? `${record.page} ${record.id}` : record.page;
}
