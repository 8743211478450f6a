import { tabStore } from "@/lib/browser/store";
import { readTicks, type TicksOfList, writeTicks } from "@/lib/list/ticks/ticked-rows";
import type { ListPageKey } from "@/lib/roles/pages";
import { ticksKey } from "./ticks-key";

/** Of this tab, by list: a look at another page and back leaves them. A reload finds them in the tab's own store. */
const kept = new Map<ListPageKey, TicksOfList>();
const listeners = new Set<() => void>();

const keyOf = (page: ListPageKey): string => `${ticksKey}${page}`;

export function ticksOfList(page: ListPageKey): TicksOfList {
  const known = kept.get(page) ?? readTicks(tabStore.read(keyOf(page)));
  // Who asks again is given the same.
  kept.set(page, known);
  return known;
}

export function keepTicks(page: ListPageKey, all: TicksOfList): void {
  kept.set(page, all);
  // In a browser that keeps nothing for us they last until the next reload.
  if (all.length === 0) tabStore.drop(keyOf(page));
  else tabStore.write(keyOf(page), writeTicks(all));
  for (const listener of listeners) listener();
}

/** @returns what ends it */
export function onTicks(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
