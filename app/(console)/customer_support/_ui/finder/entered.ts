import { rowLinkSelector } from "@/components/list/table/row-link";

/**
 * What Enter was pressed on in the finder, as the address has it, while what it finds is still to come: of this tab,
 * until something was found or typed, or that address is left.
 */
let awaited: string | undefined;

export function awaitHits(search: string): void {
  awaited = search;
}

/** @param search of which nobody waits for hits any more; absent: of any */
export function forgetHits(search = awaited): void {
  if (awaited === search) awaited = undefined;
}

/** @returns whether somebody waits for what this search has found; from then on nobody waits */
export function areHitsAwaited(search: string | undefined): boolean {
  const was = awaited !== undefined && awaited === search;
  awaited = undefined;
  return was;
}

/** Leads to the first of what was found. A customer who is the only one found is opened, as by the key on the row. */
export function goToHits(place: HTMLElement | null): void {
  const rows = [...(place?.querySelectorAll<HTMLElement>(rowLinkSelector) ?? [])];
  const [first] = rows;
  if (rows.length === 1) first?.click();
  else (first ?? place?.querySelector<HTMLElement>("a[href]"))?.focus();
}
