import { readTicks, type TicksOfList, writeTicks } from "@/lib/list/ticks/ticked-rows";
import type { ListPageKey } from "@/lib/roles/pages";
import { ticksKey } from "./ticks-key";

/** Of this tab, by list: a look at another page and back leaves them. A reload finds them in the tab's own store. */
const kept = new Map<ListPageKey, TicksOfList>();
const none: TicksOfList = [];
const listeners = new Set<() => void>();

const keyOf = (page: ListPageKey): string => `${ticksKey}${page}`;

export function ticksOfList(page: ListPageKey): TicksOfList {
  const known = kept.get(page) ?? stored(page);
  // Who asks again is given the same.
  kept.set(page, known);
  return known;
}

export function keepTicks(page: ListPageKey, all: TicksOfList): void {
  kept.set(page, all);
  try {
    if (all.length === 0) sessionStorage.removeItem(keyOf(page));
    else sessionStorage.setItem(keyOf(page), writeTicks(all));
  } catch {
    // A browser that keeps nothing for us: they last until the next reload.
  }
  for (const listener of listeners) listener();
}

/** @returns what ends it */
export function onTicks(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function stored(page: ListPageKey): TicksOfList {
  try {
    return readTicks(sessionStorage.getItem(keyOf(page)));
  } catch {
    return none;
  }
}
