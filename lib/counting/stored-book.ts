import type { CountBook, CountEntry } from "./count-book";

/** A book as it is stored; a release that changes it has to read this one for 7 days (decision 0036). */
export interface StoredBook {
  readonly version: 1;
  readonly entries: readonly (readonly [product: number, CountEntry])[];
  readonly steps: CountBook["steps"];
}

export function toStored({ entries, steps }: CountBook): StoredBook {
  return { version: 1, entries: [...entries], steps };
}

export function fromStored({ entries, steps }: StoredBook): CountBook {
  return { entries: new Map(entries), steps };
}
