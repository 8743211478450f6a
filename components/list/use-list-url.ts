"use client";

import { createParser, useQueryStates } from "nuqs";
import { useMemo } from "react";
import type { ListSort, ListState, PageSize } from "@/lib/list/list-state";
import { listUrl, parseListUrl, type UrlField, type UrlSubject, urlFieldsOf } from "@/lib/list/list-url";
import { useAddress, writeAddress } from "./list-address";

export interface ListUrl {
  state: ListState;
  /** Parameters of the address that the list did not understand. */
  dropped: string[];
  /** The address with some of it changed: for links, which work before JavaScript does and in a new tab. */
  urlOf(change: Partial<ListState>): string;
  goTo(page: number): void;
  resize(size: PageSize): void;
  sortBy(sort: ListSort): void;
  open(id: number): void;
  close(): void;
  extend(): void;
  collapse(): void;
  /** Keys of the columns beside Id. */
  showColumns(columns: readonly string[]): void;
  /** Takes out what was dropped. */
  tidy(): void;
}

/** The list's state, which is its address: each change is a step that Back undoes. */
export function useListUrl(list: UrlSubject): ListUrl {
  const search = useAddress();
  const parsers = useMemo(() => parsersOf(list), [list]);
  const [{ open, ...values }, set] = useQueryStates(parsers, { history: "push" });
  const state: ListState = { ...values, open: open ?? undefined };
  const { dropped } = parseListUrl(list, search);
  return {
    state,
    dropped,
    urlOf: (change) => listUrl(list, { ...state, ...change }),
    goTo: (page) => void set({ page }),
    resize: (size) => void set({ size, page: 1 }),
    sortBy: (sort) => void set({ sort, page: 1 }),
    open: (id) => void set({ open: id }),
    close: () => void set({ open: null, view: null }),
    extend: () => void set({ view: "wide" }),
    collapse: () => void set({ view: null }),
    showColumns: (columns) => void set({ columns }),
    tidy: () => writeAddress("replace", listUrl(list, state)),
  };
}

function parsersOf(list: UrlSubject) {
  const fields = urlFieldsOf(list);
  return {
    page: parserOf(fields.page).withDefault(fields.page.fallback),
    size: parserOf(fields.size).withDefault(fields.size.fallback),
    sort: parserOf(fields.sort).withDefault(fields.sort.fallback),
    open: parserOf<number>({ ...fields.open, fallback: 0, write: String }),
    view: parserOf(fields.view).withDefault(fields.view.fallback),
    columns: parserOf(fields.columns).withDefault(fields.columns.fallback),
  };
}

function parserOf<Value extends NonNullable<unknown>>({ read, write }: UrlField<Value>) {
  return createParser<Value>({
    parse: (text) => read(text) ?? null,
    serialize: write,
    eq: (one, other) => write(one) === write(other),
  });
}
