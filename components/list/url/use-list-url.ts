"use client";

import { usePathname } from "next/navigation";
import { useMemo } from "react";
import { leaveWork } from "@/components/form/unsaved/unsaved-work";
import { useToday } from "@/components/shell/use-today";
import type {
  AppliedFilters,
  FilteredState,
  ListSort,
  ListState,
  PanelMode,
  RequestedState,
} from "@/lib/list/url/list-state";
import { listUrl, parseListUrl, type UrlSubject } from "@/lib/list/url/list-url";
import { keepsForm } from "../panel/panel-of";
import { writeAddress } from "./use-address";

export interface ListUrl {
  /** What is drawn. */
  state: ListState;
  /** What stands in the address bar by now. */
  latest(): ListState;
  /** Parameters of the address that the list did not understand. */
  dropped: string[];
  /** The address with some of it changed: for links, which work before JavaScript does and in a new tab. */
  urlOf(change: Partial<ListState>): string;
  goTo(page: number): void;
  resize(size: number): void;
  sortBy(sort: ListSort): void;
  /** @param text undefined takes the filter away. */
  setFilter(key: string, text: string | undefined, how?: "typing"): void;
  /** Puts these filters in the place of what they were set to, and leaves the others. */
  narrow(filters: AppliedFilters): void;
  clearFilters(): void;
  /** Shows what a page's own search finds: other rows by their filters, or what it finds in the place of rows. */
  seek(find: string | undefined, filters: AppliedFilters, how: "push" | "replace"): void;
  /** Puts a saved filter in the place of what is applied, or the list as it was. */
  restore(saved: FilteredState): void;
  /** @param rows those that the list is to show beside it; else it shows what it has */
  open(id: number, rows?: Partial<RequestedState>): void;
  /** Opens another row in the place of the open one: no step of its own for Back. */
  follow(id: number): void;
  close(): void;
  extend(): void;
  collapse(): void;
  enter(mode: PanelMode): void;
  /** Ends a mode whose work is saved, without a step, or goes on in another: Back must not lead to a form that was sent. */
  settle(open?: number, filters?: AppliedFilters, mode?: PanelMode): void;
  leaveMode(): void;
  /** The list and what is open in it stay; it is no longer stepped through. */
  leaveQueue(): void;
  /** The preview's part of the width, in percent: no step of its own for Back. */
  drawLine(width: number): void;
  /** Keys of the columns beside Id. */
  showColumns(columns: readonly string[]): void;
  /** Whether the form in the panel is still there at another address. */
  keepsFormAt(address: URL): boolean;
  /** Takes out what was dropped. */
  tidy(): void;
}

/** Where other rows take the place of all that was shown. */
export const afresh = {
  page: 1,
  open: undefined,
  view: "split",
  mode: undefined,
  find: undefined,
} satisfies Partial<ListState>;

/** The list's state, which is its address: each change is a step that Back undoes. @param search the parameters to draw */
export function useListUrl(list: UrlSubject, search: URLSearchParams): ListUrl {
  const path = usePathname();
  const today = useToday();
  const { state, dropped } = useMemo(() => parseListUrl(list, search, today), [list, search, today]);
  // Two changes in one turn: the second starts from the first, not from what is rendered.
  const latest = (): ListState => parseListUrl(list, new URLSearchParams(window.location.search), today).state;
  const step = (change: Partial<ListState>, how: "push" | "replace" = "push"): void => {
    // What is applied when its place goes away may go away with the whole page: the next one's address is not ours.
    if (window.location.pathname !== path) return;
    const before = latest();
    const after = { ...before, ...change };
    const next = listUrl(list, after);
    // A step to where one is already would make Back do nothing.
    if (next === listUrl(list, before)) return;
    if (keepsForm(before, after)) writeAddress(how, next);
    else leaveWork(() => writeAddress(how, next));
  };
  // Other rows begin at their first page.
  const filterBy = (filters: AppliedFilters, how: "push" | "replace" = "push"): void => {
    const before = latest();
    // The open id would name a record of another kind.
    const isOtherKind = list.kindFilter !== undefined && filters[list.kindFilter] !== before.filters[list.kindFilter];
    step({ filters, page: 1, ...(isOtherKind && { open: undefined, view: "split", mode: undefined }) }, how);
  };
  return {
    state,
    latest,
    dropped,
    urlOf: (change) => listUrl(list, { ...state, ...change }),
    goTo: (page) => step({ page }),
    resize: (size) => step({ size, page: 1 }),
    sortBy: (sort) => step({ sort, page: 1 }),
    setFilter(key, text, how) {
      const before = latest().filters;
      const { [key]: _before, ...others } = before;
      // Continuous typing is one history step, however often it was applied meanwhile.
      const isSameStep = how === "typing" && key in before;
      filterBy(text === undefined ? others : { ...before, [key]: text }, isSameStep ? "replace" : "push");
    },
    seek: (find, filters, how) => step({ ...afresh, find, filters }, how),
    narrow: (filters) => filterBy({ ...latest().filters, ...filters }),
    clearFilters: () => filterBy({}),
    restore: (saved) => step({ ...saved, ...afresh }),
    open: (id, rows) => step({ open: id, mode: undefined, ...rows }),
    follow: (id) => step({ open: id }, "replace"),
    close: () => step({ open: undefined, view: "split", mode: undefined }),
    extend: () => step({ view: "wide" }),
    collapse: () => step({ view: "split" }),
    enter: (mode) => step({ mode }),
    settle(open, filters, mode) {
      const before = latest();
      const found = filters && { filters, page: 1 };
      writeAddress("replace", listUrl(list, { ...before, ...found, open: open ?? before.open, mode }));
    },
    leaveMode: () => step({ mode: undefined }),
    leaveQueue: () => step({ queue: undefined }),
    drawLine: (width) => writeAddress("replace", listUrl(list, { ...latest(), width })),
    showColumns: (columns) => step({ columns }),
    keepsFormAt: ({ pathname, searchParams }) =>
      pathname === path && keepsForm(state, parseListUrl(list, searchParams, today).state),
    tidy: () => writeAddress("replace", listUrl(list, state)),
  };
}
