"use client";

import { useMemo } from "react";
import type { ListSort, ListState, PageSize } from "@/lib/list/list-state";
import { listUrl, parseListUrl, type UrlSubject } from "@/lib/list/list-url";
import { useAddress, writeAddress } from "./use-address";

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
  const { state, dropped } = useMemo(() => parseListUrl(list, search), [list, search]);
  const step = (change: Partial<ListState>): void => {
    // Two changes in one turn: the second goes on from the first, not from what is on the screen.
    const { state: latest } = parseListUrl(list, new URLSearchParams(window.location.search));
    const next = listUrl(list, { ...latest, ...change });
    // A step to where one is already would make Back do nothing.
    if (next !== listUrl(list, latest)) writeAddress("push", next);
  };
  return {
    state,
    dropped,
    urlOf: (change) => listUrl(list, { ...state, ...change }),
    goTo: (page) => step({ page }),
    resize: (size) => step({ size, page: 1 }),
    sortBy: (sort) => step({ sort, page: 1 }),
    open: (id) => step({ open: id }),
    close: () => step({ open: undefined, view: "split" }),
    extend: () => step({ view: "wide" }),
    collapse: () => step({ view: "split" }),
    showColumns: (columns) => step({ columns }),
    tidy: () => writeAddress("replace", listUrl(list, state)),
  };
}
