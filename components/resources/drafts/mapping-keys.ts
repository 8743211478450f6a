import { browserStore } from "@/lib/browser/store";
import { pageAccount } from "@/lib/calls/page-account";
import { isDay } from "@/lib/dates/day";
import { isMappingKey } from "@/lib/mapping/kept/is-mapping-key";
import { appliedDateKey, type MappingIdKey, mappingOwnerKey } from "@/lib/mapping/kept/kept-keys";

/**
 * What this person had open last: a blueprint, a saved draft or a live mapping by its domain, and whose stock was shown.
 * @returns an id; undefined where none is noted, or what is noted is none
 */
export function notedId(key: MappingIdKey): number | undefined {
  const text = read(key);
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

export function noteId(key: MappingIdKey, id: number): void {
  write(key, String(id));
}

/** It is there no more. */
export function forgetId(key: MappingIdKey, id: number): void {
  if (notedId(key) === id) browserStore.drop(key);
}

/** @returns the start date last chosen, YYYY-MM-DD */
export function notedStartDate(): string | undefined {
  const text = read(appliedDateKey);
  return text !== undefined && isDay(text) ? text : undefined;
}

/** @param day YYYY-MM-DD */
export function noteStartDate(day: string): void {
  write(appliedDateKey, day);
}

function isOwn(): boolean {
  return pageAccount.mark !== undefined && browserStore.read(mappingOwnerKey) === pageAccount.mark;
}

function read(key: string): string | undefined {
  return isOwn() ? (browserStore.read(key) ?? undefined) : undefined;
}

function write(key: string, text: string): void {
  if (pageAccount.mark === undefined) return;
  // What another account's session left behind goes with its end.
  if (!isOwn()) {
    browserStore.dropAll(isMappingKey);
    browserStore.write(mappingOwnerKey, pageAccount.mark);
  }
  browserStore.write(key, text);
}
