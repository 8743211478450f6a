import type { Call } from "@/lib/calls/call";
import type { SendCall } from "@/lib/calls/send-call";
import type { LookReason, WriteOutcome } from "@/lib/calls/write-outcome";
import type { ListPageKey } from "@/lib/roles/pages";

/**
 * Each action's own words by its key: `why` something is left as it is and, where it is told, what is read `after`.
 * Whoever declares an action adds them here from its own file, by `declare module`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: only an interface can be added to from elsewhere.
export interface ManyWords {}

/** What is done to many at once; what it says in its own words is `many.actions.<key>`. */
export type ManyKey = keyof ManyWords;

/** The message below `many.actions`: `<key>.<part>.<word>`. */
type ManyText<Part extends string> = {
  [Key in ManyKey]: ManyWords[Key] extends Record<Part, infer Word extends string> ? `${Key}.${Part}.${Word}` : never;
}[ManyKey];

/** Ticked rows that lead to nothing that can be done, by the reason. */
export interface ManyLeft {
  why: ManyText<"why">;
  ids: readonly number[];
  /** The ids are those of ticked rows, where it is these that are not there. */
  areRows?: true;
}

/** By what a person knows one thing that an action is done to, beside its id. */
export interface ManyIdentity {
  /** The ticked rows that lead to it. */
  rows: readonly number[];
  /** Whose it is, or what it is called. */
  name?: string | undefined;
}

/** What an action would do, told before it does it. */
export interface ManyPlan {
  /** What it is done to, each once, though several ticked rows may lead to it. */
  ids: readonly number[];
  left: readonly ManyLeft[];
  /** Of all ids in `ids` and `left` that are no rows. */
  known: ReadonlyMap<number, ManyIdentity>;
  /** How many of `ids` read what afterwards; none where the action does not tell. */
  after: readonly { text: ManyText<"after">; count: number }[];
}

/** What can be done to all ticked rows: without a screen, loaded with the bar of the first ticked row. */
export interface ManyAction {
  key: ManyKey;
  /** What is sent for each: who may make it may take the action. */
  call: Call;
  /** The page of what it is done to. */
  page: ListPageKey;
  /** It cannot be taken back, and the button that confirms it looks so. */
  isIrreversible: boolean;
  /**
   * Reads what the rows lead to. @param onRead how many of them are read
   * @throws whatever reading throws
   */
  plan(rows: readonly number[], tools: { send: SendCall; onRead(count: number): void }): Promise<ManyPlan>;
  /** It never throws: what came of it is its answer (decision 0040). */
  step(id: number, tools: { send: SendCall; onLooking(reason: LookReason): void }): Promise<WriteOutcome>;
  /** Whether it was done, for one whose outcome is open. */
  isDone(id: number, send: SendCall): Promise<boolean>;
  /** By which the step is known in this tab, also where it is taken for one alone. */
  nameOf(id: number): string;
  /** Calls in whose answers it shows: they are read again. */
  showsIn: readonly Call[];
}

/** Of a list: loaded with its first ticked row. */
export type LoadMany = () => Promise<readonly ManyAction[]>;
