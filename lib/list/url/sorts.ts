import type { ListSort } from "./list-state";

/** The least, or the earliest, first. */
export function rising(key: string): ListSort {
  return { key, order: "ASC" };
}

/** The most, or the newest, first. */
export function falling(key: string): ListSort {
  return { key, order: "DESC" };
}
