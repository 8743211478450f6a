import { type ListSort, type ListState, type ListView, type PageSize, pageSizes } from "./list-state";
import { type ColumnChoice, readColumns, writeColumns } from "./shown-columns";

/** One parameter of a list's address: how its text is read and written. Nothing is written for the fallback. */
export interface UrlField<Value> {
  fallback: Value;
  /** @returns undefined for a text that the list does not understand. */
  read(text: string): Value | undefined;
  write(value: Value): string;
}

/** A list's address has these parameters; filters add theirs. */
export type UrlFields = { [Key in keyof ListState]: UrlField<ListState[Key]> };

/** What the address needs to know of a declaration. */
export interface UrlSubject extends ColumnChoice {
  sortKeys: readonly string[];
  defaultSort: ListSort;
}

/** Beyond this a page number is a mistake or an attack, not a page. */
const lastPage = 1_000_000;

export function urlFieldsOf(list: UrlSubject): UrlFields {
  const { sortKeys, defaultSort } = list;
  return {
    page: { fallback: 1, read: (text) => wholeNumber(text, lastPage), write: String },
    size: { fallback: pageSizes[0], read: readSize, write: String },
    sort: { fallback: defaultSort, read: (text) => readSort(text, sortKeys), write: writeSort },
    open: {
      fallback: undefined,
      read: (text) => wholeNumber(text, Number.MAX_SAFE_INTEGER),
      write: (id) => (id === undefined ? "" : String(id)),
    },
    view: { fallback: "split", read: readView, write: String },
    columns: { fallback: list.defaultColumns, read: (text) => readColumns(list, text), write: writeColumns },
  };
}

/**
 * Reads a list's address. What it does not understand is left out, never a crash.
 * @returns the state, and the names of the parameters that were dropped.
 */
export function parseListUrl(list: UrlSubject, search: URLSearchParams): { state: ListState; dropped: string[] } {
  const fields = urlFieldsOf(list);
  const dropped = new Set<string>();
  const take = <Value>(name: string, field: UrlField<Value>): Value => {
    const texts = search.getAll(name);
    if (texts.length === 0) return field.fallback;
    const value = texts.length === 1 ? field.read(texts[0] ?? "") : undefined;
    if (value === undefined) dropped.add(name);
    return value ?? field.fallback;
  };
  const state: ListState = {
    page: take("page", fields.page),
    size: take("size", fields.size),
    sort: take("sort", fields.sort),
    open: take("open", fields.open),
    view: take("view", fields.view),
    columns: take("columns", fields.columns),
  };
  for (const name of search.keys()) if (!Object.hasOwn(fields, name)) dropped.add(name);
  return { state, dropped: [...dropped] };
}

/** The query of an address, e.g. `?page=2&open=17`; `?` alone for the list as it begins. */
export function listUrl(list: UrlSubject, state: ListState): string {
  const fields = urlFieldsOf(list);
  const search = new URLSearchParams();
  const put = <Value>(name: string, field: UrlField<Value>, value: Value): void => {
    const text = field.write(value);
    if (text !== field.write(field.fallback)) search.set(name, text);
  };
  put("page", fields.page, state.page);
  put("size", fields.size, state.size);
  put("sort", fields.sort, state.sort);
  put("open", fields.open, state.open);
  put("view", fields.view, state.view);
  put("columns", fields.columns, state.columns);
  return `?${search}`;
}

/** The query of a page's request as Next hands it over. */
export type PageQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

export function searchOf(given: PageQuery): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(given))
    for (const text of value === undefined ? [] : [value].flat()) search.append(name, text);
  return search;
}

function wholeNumber(text: string, most: number): number | undefined {
  if (!/^[1-9]\d{0,15}$/.test(text)) return undefined;
  const number = Number(text);
  return number <= most ? number : undefined;
}

function readSize(text: string): PageSize | undefined {
  return pageSizes.find((size) => String(size) === text);
}

function readView(text: string): ListView | undefined {
  return text === "wide" || text === "split" ? text : undefined;
}

function readSort(text: string, sortKeys: readonly string[]): ListSort | undefined {
  const key = text.replace(/^-/, "");
  if (!sortKeys.includes(key)) return undefined;
  return { key, order: text.startsWith("-") ? "DESC" : "ASC" };
}

function writeSort({ key, order }: ListSort): string {
  return order === "DESC" ? `-${key}` : key;
}
