import type { Filter } from "../filters/filter";
import { readFilterText } from "../filters/filter-text";
import { isNarrowing } from "../filters/narrowing";
import type { ListState } from "./list-state";
import { type FieldSubject, type UrlField, urlFieldsOf } from "./url-fields";

/** What the address needs to know of a declaration. */
export interface UrlSubject extends FieldSubject {
  filters: Readonly<Record<string, Filter>>;
  /** The filter that says what kind of record an id names; ids are unique within one kind alone. */
  kindFilter?: string | undefined;
}

/** The framework tells the server of no such parameter: a page that named it in the browser alone would be drawn twice. */
const untold = "__proto__";

/**
 * Reads a list's address. What it does not understand is left out, never a crash.
 * @param today YYYY-MM-DD where the operator works.
 * @returns the state, and the names of the parameters that were dropped.
 */
export function parseListUrl(
  list: UrlSubject,
  search: URLSearchParams,
  today: string,
): { state: ListState; dropped: string[] } {
  const fields = urlFieldsOf(list);
  const dropped = new Set<string>();
  const understood = <Value>(name: string, read: (text: string) => Value | undefined): Value | undefined => {
    const [text = "", ...more] = search.getAll(name);
    const value = more.length === 0 ? read(text) : undefined;
    if (value === undefined) dropped.add(name);
    return value;
  };
  const take = <Value>(name: string, { fallback, read }: UrlField<Value>): Value =>
    search.has(name) ? (understood(name, read) ?? fallback) : fallback;
  const filters: Record<string, string> = {};
  for (const name of new Set(search.keys())) {
    if (Object.hasOwn(fields, name) || isNarrowing(list.filters, name) || name === untold) continue;
    const filter = Object.hasOwn(list.filters, name) ? list.filters[name] : undefined;
    const text = understood(name, (given) => filter && readFilterText(filter, given, today));
    if (text !== undefined) filters[name] = text;
  }
  const state: ListState = {
    page: take("page", fields.page),
    size: take("size", fields.size),
    sort: take("sort", fields.sort),
    open: take("open", fields.open),
    view: take("view", fields.view),
    mode: take("mode", fields.mode),
    width: take("width", fields.width),
    columns: take("columns", fields.columns),
    find: take("find", fields.find),
    filters,
    queue: take("queue", fields.queue),
  };
  return { state, dropped: [...dropped] };
}

/** The query of an address, e.g. `?orderType=LOCKER&page=2`; `?` alone for the list as it begins. */
export function listUrl(list: FieldSubject, state: ListState): string {
  const fields = urlFieldsOf(list);
  const search = new URLSearchParams(state.filters);
  const put = <Value>(name: string, field: UrlField<Value>, value: Value): void => {
    const text = field.write(value);
    if (text !== field.write(field.fallback)) search.set(name, text);
  };
  put("page", fields.page, state.page);
  put("size", fields.size, state.size);
  put("sort", fields.sort, state.sort);
  put("open", fields.open, state.open);
  put("view", fields.view, state.view);
  put("mode", fields.mode, state.mode);
  put("width", fields.width, state.width);
  put("columns", fields.columns, state.columns);
  put("find", fields.find, state.find);
  put("queue", fields.queue, state.queue);
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
