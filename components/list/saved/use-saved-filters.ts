"use client";

import { useMemo, useSyncExternalStore } from "react";
import { useAccount } from "@/components/shell/session/account";
import { browserStore } from "@/lib/browser/store";
import { readSavedFilters, type SavedFilter, writeSavedFilters } from "@/lib/list/saved/saved-filters";
import { adoptUnowned, textOfAccount, withTextOfAccount } from "@/lib/list/saved/saved-filters-accounts";
import { savedFiltersKey } from "@/lib/list/saved/saved-filters-key";
import type { ListPageKey } from "@/lib/roles/pages";
import { storedFilters } from "./stored-filters";

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

/**
 * Changes what is stored now, so that nothing is lost of what another tab wrote before.
 * @returns whether the browser has kept it.
 */
function store(how: (text: string | null) => string): boolean {
  if (!browserStore.write(savedFiltersKey, how(storedFilters()))) return false;
  for (const listener of listeners) listener();
  return true;
}

/** Gives what an earlier version kept for nobody to who is signed in. */
export function takeOverSavedFilters(account: string): void {
  const adopted = adoptUnowned(storedFilters(), account);
  if (adopted !== undefined) store(() => adopted);
}

interface StoredFilters {
  /** The account's, for all pages; undefined until it can be known, which is after the first HTML. */
  text: string | null | undefined;
  /** @returns whether the browser has kept it. */
  change(how: (text: string | null) => string): boolean;
}

/** What this browser keeps of saved filters for the account that is signed in. */
export function useStoredFilters(): StoredFilters {
  const account = useAccount();
  const text = useSyncExternalStore<string | null | undefined>(
    onChange,
    () => textOfAccount(storedFilters(), account),
    () => undefined,
  );
  return { text, change: (how) => store((now) => withTextOfAccount(now, account, how(textOfAccount(now, account)))) };
}

export interface SavedFilterStore {
  saved: readonly SavedFilter[];
  /** @returns whether the browser has kept it. */
  change(how: (saved: readonly SavedFilter[]) => readonly SavedFilter[]): boolean;
}

/** The page's saved filters. One key holds all pages: what is written is what is stored now, with this page changed. */
export function useSavedFilters(page: ListPageKey): SavedFilterStore {
  const { text = null, change } = useStoredFilters();
  const saved = useMemo(() => readSavedFilters(text, page), [text, page]);
  return {
    saved,
    change: (how) => change((now) => writeSavedFilters(now, page, how(readSavedFilters(now, page)))),
  };
}
