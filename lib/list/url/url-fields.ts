import { longestFreeText } from "@/lib/calls/scalars";
import { type ColumnChoice, readColumns, writeColumns } from "../rows/shown-columns";
import { type ListSort, type ListState, type ListView, panelModes, panelWidths } from "./list-state";

/** One parameter of a list's address: how its text is read and written. Nothing is written for the fallback. */
export interface UrlField<Value> {
  fallback: Value;
  /** @returns undefined for a text that the list does not understand. */
  read(text: string): Value | undefined;
  write(value: Value): string;
}

/** Every list's address has these parameters; its filters add theirs. */
export type UrlFields = { [Key in keyof Omit<ListState, "filters">]-?: UrlField<ListState[Key]> };

/** What these parameters need to know of a declaration. */
export interface FieldSubject extends ColumnChoice {
  sizes: readonly number[];
  defaultSize: number;
  sortKeys: readonly string[];
  defaultSort: ListSort;
  /** Whether the page's own search has hits for a text, which stand in the place of the rows; it has none where this is absent. */
  finds?: ((text: string) => boolean) | undefined;
  /** The one queue that can be stepped through there. */
  queue?: { key: string } | undefined;
}

/** Beyond this a page number is a mistake or an attack, not a page. */
const lastPage = 1_000_000;

export function urlFieldsOf(list: FieldSubject): UrlFields {
  const { sortKeys, defaultSort, sizes, defaultSize } = list;
  return {
    page: { fallback: 1, read: (text) => wholeNumber(text, lastPage), write: String },
    size: { fallback: defaultSize, read: (text) => sizes.find((size) => String(size) === text), write: String },
    sort: { fallback: defaultSort, read: (text) => readSort(text, sortKeys), write: writeSort },
    open: {
      fallback: undefined,
      read: (text) => wholeNumber(text, Number.MAX_SAFE_INTEGER),
      write: (id) => (id === undefined ? "" : String(id)),
    },
    view: { fallback: "split", read: readView, write: String },
    mode: {
      fallback: undefined,
      read: (text) => panelModes.find((mode) => mode === text),
      write: (mode) => mode ?? "",
    },
    width: {
      fallback: undefined,
      read: readWidth,
      write: (width) => (width === undefined ? "" : String(width)),
    },
    columns: { fallback: list.defaultColumns, read: (text) => readColumns(list, text), write: writeColumns },
    find: {
      fallback: undefined,
      read: (text) => (text.length <= longestFreeText && list.finds?.(text) ? text : undefined),
      write: (text) => text ?? "",
    },
    queue: {
      fallback: undefined,
      read: (text) => (text === list.queue?.key ? text : undefined),
      write: (queue) => queue ?? "",
    },
  };
}

export type OwnParameter = keyof UrlFields;

const ownParameters: ReadonlySet<string> = new Set<OwnParameter>([
  "page",
  "size",
  "sort",
  "open",
  "view",
  "mode",
  "width",
  "columns",
  "find",
  "queue",
]);

/** Names that no filter may have: they are the list's own. */
export function isOwnParameter(name: string): name is OwnParameter {
  return ownParameters.has(name);
}

function wholeNumber(text: string, most: number): number | undefined {
  if (!/^[1-9]\d{0,15}$/.test(text)) return undefined;
  const number = Number(text);
  return number <= most ? number : undefined;
}

function readWidth(text: string): number | undefined {
  const width = wholeNumber(text, panelWidths.most);
  return width !== undefined && width >= panelWidths.least ? width : undefined;
}

function readView(text: string): ListView | undefined {
  return text === "wide" || text === "split" ? text : undefined;
}

function readSort(text: string, sortKeys: readonly string[]): ListSort | undefined {
  const key = text.replace(/^-/, "");
  if (!sortKeys.includes(key)) return undefined;
  return { key, order: text.startsWith("-") ? "DESC" : "ASC" };
}

export function writeSort({ key, order }: ListSort): string {
  return order === "DESC" ? `-${key}` : key;
}
