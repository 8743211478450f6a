import { choosableColumns } from "@/lib/list/rows/shown-columns";
import { mostTicked } from "@/lib/list/ticks/ticked-rows";
import type { AppliedFilters, ListSort, ListState } from "@/lib/list/url/list-state";
import { listUrl, parseListUrl, type UrlSubject } from "@/lib/list/url/list-url";

/** What a list can be saved as, the one to begin with first. */
export const exportFormats = ["xlsx", "csv"] as const;

type ExportFormat = (typeof exportFormats)[number];

/** The most rows of one file: what a spreadsheet still opens without effort. More is refused before it begins. */
export const mostExportedRows = 100_000;

/** Has no meaning in a list's own address: no filter's key holds a dash. */
const parameters = { format: "export-format", columns: "export-columns", ids: "export-ids" } as const;

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

/** What a file holds: the rows that the filters leave, or those of them that are ticked, in the order of the list. */
export interface ExportRequest extends ExportChoice {
  filters: AppliedFilters;
  sort: ListSort;
  /** The ticked rows; undefined for all. */
  ids?: ReadonlySet<number> | undefined;
}

/**
 * Where the console's API makes the file: the list's own address with parameters of the export.
 * @param ticked ids of the rows that it is to hold; without them it holds all
 */
export function exportAddress(
  list: UrlSubject & { page: string },
  state: ListState,
  choice: ExportChoice,
  ticked?: readonly number[],
): string {
  const search = new URLSearchParams(listUrl(list, state));
  search.set(parameters.format, choice.format);
  search.set(parameters.columns, choice.columns.join(separator));
  if (ticked !== undefined) search.set(parameters.ids, ticked.join(separator));
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
  const hasIds = search.has(parameters.ids);
  const ids = hasIds ? readIds(onlyValue(search, parameters.ids)) : undefined;
  const isWhole = ids !== undefined || !hasIds;
  if (format !== undefined && columns !== undefined && isWhole && dropped.length === 0)
    return { format, columns, ids, filters: state.filters, sort: state.sort };
  const missing = [format ?? parameters.format, columns ?? parameters.columns, isWhole || parameters.ids];
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

/** As many as can be ticked, each once. */
function readIds(text: string): ReadonlySet<number> | undefined {
  const named = text.split(separator);
  const ids = new Set(
    named
      .filter((each) => /^[1-9]\d{0,15}$/.test(each))
      .map(Number)
      .filter(Number.isSafeInteger),
  );
  return ids.size === named.length && ids.size <= mostTicked ? ids : undefined;
}
