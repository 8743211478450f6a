/** A record that can be chosen. */
export interface Choice {
  id: number;
  name: string;
  /** What a scanner types for it. */
  code?: string | undefined;
  /** Stands beside its name, and tells it from others of that name. */
  note?: string | undefined;
  /** A line of its own below the name. */
  detail?: string | undefined;
  /** What people tell it by from others of its name: shown where another one looks the same. */
  telling?: string | undefined;
  /** The address of its picture. */
  image?: string | undefined;
}

/** Where a search finds records of one kind. */
export interface Source {
  /** Names its answers in the cache; the id of its call first. */
  key: readonly (string | number | undefined)[];
  /** What is found of an empty term: nothing, the first ones, or all of a short list, which is narrowed here. */
  unasked: "nothing" | "first" | "all";
  /** How many it finds at once, at most: where it finds as many, there may be more. */
  most?: number;
  /** The same where nothing was typed, where that is another number. */
  mostUnasked?: number;
  /** How many characters of a name are shown among the options (1§9). */
  longestLabel: number;
  /** How long a person has stopped typing before it is asked, in ms. */
  delay(term: string): number;
  find(term: string, signal: AbortSignal): Promise<readonly Choice[]>;
}

/** The same for a form, which knows no more of a record than its id. */
export interface RecordSource extends Source {
  /** What the record of an id is called; undefined where nobody knows. */
  named(id: number, signal: AbortSignal): Promise<string | undefined>;
}
