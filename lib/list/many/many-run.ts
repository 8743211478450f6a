import { fewAtATime } from "@/lib/calls/few-at-a-time";
import {
  isMade,
  isOpen,
  type LookReason,
  type OpenOutcome,
  reasonToLook,
  type WriteOutcome,
} from "@/lib/calls/write-outcome";

/** Where one of many stands. */
export type ManyState =
  | { phase: "waiting" }
  | { phase: "sending" }
  /** What became of it is looked up. */
  | { phase: "looking"; reason: LookReason }
  /** The same was under way already, by another place of this tab. */
  | { phase: "elsewhere" }
  | { phase: "over"; outcome: WriteOutcome };

/** How a run of many stands. */
export interface ManyProgress {
  states: ReadonlyMap<number, ManyState>;
  isRunning: boolean;
  /** While those whose outcome is open are looked up again: how many were, of how many. */
  looks?: { done: number; count: number } | undefined;
}

export const notBegun: ManyProgress = { states: new Map(), isRunning: false };

interface ManySteps {
  /** @returns undefined where the same is under way already */
  step(id: number, onLooking: (reason: LookReason) => void): Promise<WriteOutcome | undefined>;
  /** Whether after this outcome no further one can be made, e.g. since the session is over. */
  isEnd(outcome: WriteOutcome): boolean;
  onProgress(progress: ManyProgress): void;
}

/** Takes a step for each of many, few at a time, and knows where each one stands. */
export class ManyRun {
  #states: ReadonlyMap<number, ManyState> = notBegun.states;
  #isRunning = false;
  #isStopped = false;
  #looks: ManyProgress["looks"];

  constructor(private readonly steps: ManySteps) {}

  /** Ids that were begun before are begun anew. It ends when all of them are over, or those that were begun before a stop. */
  async run(ids: readonly number[]): Promise<void> {
    this.#set(ids.map((id) => [id, { phase: "waiting" }]));
    await this.#take(ids, async (id) => {
      this.#set([[id, { phase: "sending" }]]);
      const outcome = await this.steps.step(id, (reason) => this.#set([[id, { phase: "looking", reason }]]));
      this.#set([[id, outcome === undefined ? { phase: "elsewhere" } : { phase: "over", outcome }]]);
      if (outcome !== undefined && this.steps.isEnd(outcome)) this.stop();
    });
  }

  /** Those whose outcome is open are looked up once more; a stop leaves the others as they are. */
  async lookAgain(
    ids: readonly number[],
    look: (id: number, known: OpenOutcome) => Promise<WriteOutcome>,
  ): Promise<void> {
    let done = 0;
    this.#looks = { done, count: ids.length };
    await this.#take(ids, async (id) => {
      const state = this.#states.get(id);
      if (state?.phase !== "over" || !isOpen(state.outcome)) return;
      const known = state.outcome;
      this.#set([[id, { phase: "looking", reason: reasonToLook(known) }]]);
      const outcome = await look(id, known);
      done += 1;
      this.#looks = { done, count: ids.length };
      this.#set([[id, { phase: "over", outcome }]]);
    });
  }

  async #take(ids: readonly number[], step: (id: number) => Promise<void>): Promise<void> {
    this.#isRunning = true;
    this.#isStopped = false;
    this.#set([]);
    await fewAtATime(ids, step, () => this.#isStopped);
    this.#isRunning = false;
    this.#looks = undefined;
    this.#set([]);
  }

  /** No further one is begun; those that were are seen to their end. */
  stop(): void {
    this.#isStopped = true;
  }

  #set(changed: readonly (readonly [number, ManyState])[]): void {
    this.#states = new Map([...this.#states, ...changed]);
    this.steps.onProgress({ states: this.#states, isRunning: this.#isRunning, looks: this.#looks });
  }
}

/** What came of one of them, as it is counted. */
export type ManyResult = WriteOutcome["kind"] | "elsewhere" | "not-begun" | "under-way";

export const manyResults = [
  "done",
  "already",
  "refused",
  "not-done",
  "no-effect",
  "unknown",
  "elsewhere",
  "not-begun",
  "under-way",
] as const;

export function resultOf(state: ManyState, isRunning: boolean): ManyResult {
  if (state.phase === "over") return state.outcome.kind;
  if (state.phase === "waiting") return isRunning ? "under-way" : "not-begun";
  return state.phase === "elsewhere" ? "elsewhere" : "under-way";
}

/** The ids of each result, those that there are. */
export function byResult({ states, isRunning }: ManyProgress): { result: ManyResult; ids: number[] }[] {
  const all = [...states].map(([id, state]) => ({ id, result: resultOf(state, isRunning) }));
  return manyResults
    .map((result) => ({ result, ids: all.filter((each) => each.result === result).map(({ id }) => id) }))
    .filter(({ ids }) => ids.length > 0);
}

/** How many it was done to, by whomever. */
export function numberMade({ states }: ManyProgress): number {
  return [...states.values()].filter((state) => state.phase === "over" && isMade(state.outcome)).length;
}

/** Those whose outcome is open: looking again may bring news. */
export function lookable({ states }: ManyProgress): number[] {
  return [...states].flatMap(([id, state]) => (state.phase === "over" && isOpen(state.outcome) ? [id] : []));
}

/** Those that may be begun anew: nobody said no to them, and it is known that they were not made. */
export function retriable(progress: ManyProgress): number[] {
  const again: readonly ManyResult[] = ["not-done", "not-begun"];
  return byResult(progress).flatMap(({ result, ids }) => (again.includes(result) ? ids : []));
}
