import type { AppliedFilters } from "../url/list-state";

/** The most rows of one list that are ticked at once. */
export const mostTicked = 500;

/** Of so many filters a list keeps what is ticked; then that of the one which was longest ago goes. */
export const mostFilters = 10;

/** What is ticked in a list: rows that one filter leaves, on whichever pages they stand. */
export interface TickedRows {
  /** Who ticked them. */
  account: string;
  filters: AppliedFilters;
  ids: ReadonlySet<number>;
  /** The query of the list's address as the last of them was ticked: its order and columns are part of the way back. */
  query: string;
  /** Another filter is applied, and it has been said that these are kept for theirs. */
  isTold?: boolean;
}

/** Of one list, by filters: those that were changed last come first. */
export type TicksOfList = readonly TickedRows[];

/** Whether they leave the same rows: in which order they were applied is all the same. */
export function areSameFilters(one: AppliedFilters, other: AppliedFilters): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

/** What an account has ticked while these filters were applied. */
export function ticksOfFilters(all: TicksOfList, account: string, filters: AppliedFilters): TickedRows | undefined {
  return all.find((each) => each.account === account && areSameFilters(each.filters, filters));
}

/** Puts these in the place of what was ticked under their filters; none are taken out. Another account's go. */
export function replaceTicks(all: TicksOfList, rows: TickedRows): TicksOfList {
  const others = all.filter((each) => each.account === rows.account && !areSameFilters(each.filters, rows.filters));
  return rows.ids.size === 0 ? others : [rows, ...others].slice(0, mostFilters);
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
export function writeTicks(all: TicksOfList): string {
  return JSON.stringify(all.map((rows) => ({ ...rows, ids: [...rows.ids] })));
}

/** Its own tab wrote it; what else stands there is none. */
export function readTicks(text: string | null): TicksOfList {
  try {
    return JSON.parse(text ?? "")
      .slice(0, mostFilters)
      .map(readRows)
      .filter(({ ids }: TickedRows) => ids.size > 0);
  } catch {
    return [];
  }
}

function readRows({ filters, ids, query, ...rest }: TickedRows & { ids: readonly unknown[] }): TickedRows {
  return {
    ...rest,
    query: String(query),
    filters: { ...filters },
    ids: new Set(ids.filter(isId).slice(0, mostTicked)),
  };
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
