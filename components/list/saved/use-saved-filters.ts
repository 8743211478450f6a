"use client";

import { useMemo, useSyncExternalStore } from "react";
import { readSavedFilters, type SavedFilter, savedFiltersKey, writeSavedFilters } from "@/lib/list/saved/saved-filters";
import type { ListPageKey } from "@/lib/roles/pages";

const listeners = new Set<() => void>();

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs of this browser.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(savedFiltersKey);
  } catch {
    // A browser that keeps nothing for us has no saved filters.
    return null;
  }
}

/** What is stored under the key, for all pages; undefined until it can be known, which is after the first HTML. */
export function useStoredFilters(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(onChange, stored, () => undefined);
}

/**
 * Changes what is stored now, so that nothing is lost of what another tab wrote before.
 * @returns whether the browser has kept it.
 */
export function changeStoredFilters(how: (text: string | null) => string): boolean {
  try {
    localStorage.setItem(savedFiltersKey, how(stored()));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

export interface SavedFilterStore {
  saved: readonly SavedFilter[];
  /** @returns whether the browser has kept it. */
  change(how: (saved: readonly SavedFilter[]) => readonly SavedFilter[]): boolean;
}

/** The page's saved filters. One key holds all pages: what is written is what is stored now, with this page changed. */
export function useSavedFilters(page: ListPageKey): SavedFilterStore {
  const text = useStoredFilters() ?? null;
  const saved = useMemo(() => readSavedFilters(text, page), [text, page]);
  return {
    saved,
    change: (how) => changeStoredFilters((now) => writeSavedFilters(now, page, how(readSavedFilters(now, page)))),
  };
}
