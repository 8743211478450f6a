import { readTickedRows, type TickedRows, writeTickedRows } from "@/lib/list/ticks/ticked-rows";
import type { ListPageKey } from "@/lib/roles/pages";
import { ticksKey } from "./ticks-key";

/** Of this tab, by list: a look at another page and back leaves them. A reload finds them in the tab's own store. */
const kept = new Map<ListPageKey, TickedRows | undefined>();
const listeners = new Set<() => void>();

const keyOf = (page: ListPageKey): string => `${ticksKey}${page}`;

export function tickedRowsOf(page: ListPageKey): TickedRows | undefined {
  if (!kept.has(page)) kept.set(page, stored(page));
  return kept.get(page);
}

export function keepTickedRows(page: ListPageKey, rows: TickedRows | undefined): void {
  kept.set(page, rows);
  try {
    if (rows === undefined) sessionStorage.removeItem(keyOf(page));
    else sessionStorage.setItem(keyOf(page), writeTickedRows(rows));
  } catch {
    // A browser that keeps nothing for us: they last until the next reload.
  }
  for (const listener of listeners) listener();
}

/** @returns what ends it */
export function onTickedRows(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function stored(page: ListPageKey): TickedRows | undefined {
  try {
    return readTickedRows(sessionStorage.getItem(keyOf(page)));
  } catch {
    return undefined;
  }
}
