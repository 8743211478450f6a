import { choosableColumns } from "@/lib/list/rows/shown-columns";
import type { AppliedFilters, ListSort, ListState } from "@/lib/list/url/list-state";
import { listUrl, parseListUrl, type UrlSubject } from "@/lib/list/url/list-url";

/** What a list can be saved as, the one to begin with first. */
export const exportFormats = ["xlsx", "csv"] as const;

type ExportFormat = (typeof exportFormats)[number];

/** The most rows of one file: what a spreadsheet still opens without effort. More is refused before it begins. */
export const mostExportedRows = 100_000;

/** Has no meaning in a list's own address: no filter's key holds a dash. */
const parameters = { format: "export-format", columns: "export-columns" } as const;

const separator = ".";

/** Keys of all columns that a file may have, in the order of their display, Id first. */
export function exportableColumns(list: Pick<UrlSubject, "columns" | "defaultColumns">): string[] {
  return ["id", ...choosableColumns(list)];
}

export interface ExportChoice {
  format: ExportFormat;
  /** Keys of columns; at least one. */
  columns: readonly string[];
}

/** What a file holds: the rows that the filters leave, in the order of the list. */
export interface ExportRequest extends ExportChoice {
  filters: AppliedFilters;
  sort: ListSort;
}

/** Where the console's API makes the file: the list's own address with two parameters more. */
export function exportAddress(list: UrlSubject & { page: string }, state: ListState, choice: ExportChoice): string {
  const search = new URLSearchParams(listUrl(list, state));
  search.set(parameters.format, choice.format);
  search.set(parameters.columns, choice.columns.join(separator));
  return `/api/export/${list.page}?${search}`;
}

/**
 * Reads such an address. A list's page leaves out what it does not understand and says so; a file of other rows than
 * were meant may be sent on before anybody notices, so here it is refused.
 *
 * @param today YYYY-MM-DD where the operator works.
 * @returns the request, or the names of the parameters that are missing or not understood.
 */
export function readExportRequest(
  list: UrlSubject,
  search: URLSearchParams,
  today: string,
): ExportRequest | { refused: string[] } {
  const ofList = new URLSearchParams(search);
  for (const name of Object.values(parameters)) ofList.delete(name);
  const { state, dropped } = parseListUrl(list, ofList, today);
  const format = exportFormats.find((each) => each === onlyValue(search, parameters.format));
  const columns = readColumns(list, onlyValue(search, parameters.columns));
  if (format !== undefined && columns !== undefined && dropped.length === 0)
    return { format, columns, filters: state.filters, sort: state.sort };
  const missing = [format ?? parameters.format, columns ?? parameters.columns];
  return { refused: [...dropped, ...Object.values(parameters).filter((name) => missing.includes(name))] };
}

function onlyValue(search: URLSearchParams, name: string): string {
  const [text = "", ...more] = search.getAll(name);
  return more.length === 0 ? text : "";
}

function readColumns(list: UrlSubject, text: string): string[] | undefined {
  const named = text.split(separator);
  const known = exportableColumns(list);
  const isChoice = named.every((key) => known.includes(key)) && new Set(named).size === named.length;
  return isChoice ? named : undefined;
}
