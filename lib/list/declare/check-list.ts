import { findSearchFault, type ListSearch } from "@/lib/list/search/list-search";
import type { Filter } from "../filters/filter";
import { mostColumns } from "../rows/shown-columns";
import type { ListSort } from "../url/list-state";
import { isOwnParameter } from "../url/url-fields";
import type { Columns } from "./column";
import { findOnlyFault, type OnlyValues } from "./only";
import { findPdfFault, type PdfOfRecord } from "./pdf-of-record";

interface Checked<Row> {
  page: string;
  columns: Columns<Row>;
  defaultColumns: readonly string[];
  sortKeys: readonly string[];
  defaultSort: ListSort;
  filters: Readonly<Record<string, Filter>>;
  search?: ListSearch | undefined;
  pdf?: PdfOfRecord | undefined;
  only?: OnlyValues<unknown> | undefined;
  preview: { name?: string; fields: Columns<unknown> };
}

/** @throws Error on the first contradiction in a declaration, saying what to do about it. */
export function checkList<Row>(list: Checked<Row>): void {
  const fault =
    findColumnFault(list) ??
    findNameFault(list) ??
    findSortFault(list) ??
    findFilterFault(list.filters) ??
    findSearchFault(list.search ?? {}, list.filters) ??
    findPdfFault(list) ??
    findOnlyFault(list);
  if (fault !== undefined) throw new Error(`List "${list.page}": ${fault}`);
}

function findColumnFault<Row>({ columns, defaultColumns }: Checked<Row>): string | undefined {
  if (columns.id?.kind !== "id") return 'it has no Id column; add `id: { kind: "id", value: (row) => row.id }`.';
  if (defaultColumns.includes("id")) return "Id is always shown; take it out of defaultColumns.";
  if (defaultColumns.length > mostColumns)
    return `${defaultColumns.length} default columns; keep at most ${mostColumns} beside Id.`;
  if (new Set(defaultColumns).size < defaultColumns.length) return "a default column is named twice; name each once.";
  const unknown = defaultColumns.find((key) => !(key in columns));
  return unknown && `the default column "${unknown}" is not declared; add it to columns or remove it.`;
}

function findNameFault<Row>({ columns, preview: { name, fields } }: Checked<Row>): string | undefined {
  if (name === undefined) return undefined;
  const kinds = [columns[name]?.kind, fields[name]?.kind].filter((kind) => kind !== undefined);
  if (kinds.length > 0 && kinds.every((kind) => kind === "text" || kind === "person")) return undefined;
  return `its records are called by "${name}", which is no text and no person; name one of its columns or fields.`;
}

function findSortFault<Row>({ columns, sortKeys, defaultSort }: Checked<Row>): string | undefined {
  const unknown = sortKeys.find((key) => !(key in columns));
  if (unknown !== undefined) return `it sorts by "${unknown}", which is no column; use a column's key.`;
  if (!sortKeys.includes(defaultSort.key))
    return `the default sort "${defaultSort.key}" is not sortable; add it to sort with the wire's word.`;
  return undefined;
}

function findFilterFault(filters: Checked<never>["filters"]): string | undefined {
  const params = new Map<string, string>();
  for (const [key, filter] of Object.entries(filters)) {
    const fault = faultOf(key, filter, filters);
    if (fault !== undefined) return fault;
    const other = params.get(filter.param);
    if (other !== undefined)
      return `the filters "${other}" and "${key}" fill the same parameter; give each one of its own.`;
    params.set(filter.param, key);
  }
  return undefined;
}

function faultOf(key: string, filter: Filter, filters: Checked<never>["filters"]): string | undefined {
  if (isOwnParameter(key)) return `the filter "${key}" has the name of a parameter of every list; call it otherwise.`;
  if ("options" in filter && Object.keys(filter.options).length === 0)
    return `the filter "${key}" has no options; add at least one.`;
  if (filter.kind === "number-range" && filter.most < 1) return `the filter "${key}" needs a \`most\` above 0.`;
  const narrowed = filter.kind === "relation" ? filter.narrowing : undefined;
  if (narrowed !== undefined && (narrowed.key in filters || isOwnParameter(narrowed.key)))
    return `what narrows "${key}" is called "${narrowed.key}", as another parameter of the list; call it otherwise.`;
  if (filter.kind === "relation" && filter.lookup.all === undefined && filter.lookup.named === undefined)
    return `the lookup of "${key}" can name no id; add \`named\` or \`all\`.`;
  return undefined;
}
