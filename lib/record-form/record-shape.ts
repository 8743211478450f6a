export type NameOf<Values> = Extract<keyof Values, string>;

/** Fields by their names; those of one group mean something only together, as a number and its unit do. */
export type Together = readonly (readonly string[])[];

/** A line of a record. Its id is its own within the record; a line that is not saved yet has one that no saved line has. */
export interface Line {
  readonly id: string | number;
}

/** How the fields of a record belong together. A line is a record too. */
export interface RecordShape<Values> {
  together?: Together;
  /** Fields that hold lines, each with the shape of a line, e.g. `{ items: { together: [["discount", "unit"]] } }`. */
  lines?: {
    readonly [Name in NameOf<Values>]?: Values[Name] extends readonly (infer L extends Line)[] ? RecordShape<L> : never;
  };
}

/** One record, or a list of its lines, in three states. */
export interface ThreeStates<State> {
  /** As it was when this person began. */
  base: State;
  /** As this person has it. */
  local: State;
  /** As the platform has it by now. */
  current: State;
}

/** Whose value goes where two people changed the same. */
export type Side = "local" | "current";

/** What two people changed, each in another way. */
export interface Clash {
  /** From the record down, e.g. `["name"]` or `["items", 7, "quantity"]`; `["items", 7]` where one of them removed the line. */
  path: readonly (string | number)[];
  /** Undefined where this person removed it. */
  local: unknown;
  /** Undefined where the other one removed it. */
  current: unknown;
}

export interface Merged<State> {
  value: State;
  clashes: Clash[];
}
