import { rowLinkSelector } from "@/components/list/table/row-link";

/** Enter was pressed in the finder, and what it finds is still to come: of this tab, until something was found or typed. */
let isAwaited = false;

export function awaitHits(): void {
  isAwaited = true;
}

export function forgetHits(): void {
  isAwaited = false;
}

/** @returns whether somebody waits for what is here now; from then on nobody does */
export function areHitsAwaited(): boolean {
  const was = isAwaited;
  isAwaited = false;
  return was;
}

/** Leads to the first of what was found. A customer who is the only one found is opened, as by the key on the row. */
export function goToHits(place: HTMLElement | null): void {
  const rows = [...(place?.querySelectorAll<HTMLElement>(rowLinkSelector) ?? [])];
  const [first] = rows;
  if (rows.length === 1) first?.click();
  else (first ?? place?.querySelector<HTMLElement>("a[href]"))?.focus();
}
