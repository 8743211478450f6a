import type { AppliedFilters } from "../url/list-state";

/** The most rows of one list that are ticked at once. */
export const mostTicked = 500;

/** What is ticked in a list: rows that one filter leaves, on whichever pages they stand. */
export interface TickedRows {
  /** Who ticked them. */
  account: string;
  filters: AppliedFilters;
  ids: ReadonlySet<number>;
}

/** Whether they leave the same rows: in which order they were applied is all the same. */
export function areSameFilters(one: AppliedFilters, other: AppliedFilters): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

/**
 * Ticks rows, or unticks them.
 * @returns the ids after that; `isFull` where some of them were too many
 */
export function withTicks(
  ids: ReadonlySet<number>,
  changed: readonly number[],
  isTicked: boolean,
): { ids: ReadonlySet<number>; isFull: boolean } {
  const next = new Set(ids);
  for (const id of changed) {
    if (!isTicked) next.delete(id);
    else if (next.has(id) || next.size < mostTicked) next.add(id);
    else return { ids: next, isFull: true };
  }
  return { ids: next, isFull: false };
}

/** The rows from one to another, both with them; the other alone where the one is not among these rows. */
export function rowsBetween(rows: readonly number[], from: number | undefined, to: number): readonly number[] {
  const ends = [from === undefined ? -1 : rows.indexOf(from), rows.indexOf(to)];
  return ends.includes(-1) ? [to] : rows.slice(Math.min(...ends), Math.max(...ends) + 1);
}

/** As a tab keeps them over a reload. */
export function writeTickedRows({ account, filters, ids }: TickedRows): string {
  return JSON.stringify({ account, filters, ids: [...ids] });
}

/** Its own tab wrote it; what else stands there is none. @returns undefined for a text that is no list of ids */
export function readTickedRows(text: string | null): TickedRows | undefined {
  try {
    const { account, filters, ids } = JSON.parse(text ?? "");
    return Array.isArray(ids)
      ? { account, filters: { ...filters }, ids: new Set(ids.filter(isId).slice(0, mostTicked)) }
      : undefined;
  } catch {
    return undefined;
  }
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
