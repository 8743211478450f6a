import { Semaphore } from "@/lib/calls/semaphore";

/** What has become of one resource in a search. */
export type SearchState<Answer> =
  /** Left out of the first ones: asked on request. */
  | { kind: "left" }
  /** Its time has not come, or others are asked before it. */
  | { kind: "waiting" }
  | { kind: "asked" }
  | { kind: "found"; answer: Answer }
  | { kind: "failed"; error: unknown };

/** @returns what calls it off */
type After = (ms: number, act: () => void) => () => void;

interface RunSettings<Step, Answer> {
  steps: readonly Step[];
  /** How many of them are asked without a further word. */
  most: number;
  ask(step: Step, signal: AbortSignal): Promise<Answer>;
  onChange(): void;
  after: After;
}

/** One text, looked for in several resources: each when its time has come, a few at the same time, until it is aborted. */
export class SearchRun<Step extends { delay: number }, Answer> {
  readonly #states = new Map<Step, SearchState<Answer>>();
  readonly #timers = new Map<Step, () => void>();
  readonly #aborting = new AbortController();
  readonly #settings: RunSettings<Step, Answer>;
  readonly #turns = new Semaphore();

  constructor(settings: RunSettings<Step, Answer>) {
    this.#settings = settings;
    for (const [index, step] of settings.steps.entries()) {
      if (index >= settings.most) this.#states.set(step, { kind: "left" });
      else this.#wait(step);
    }
  }

  stateOf(step: Step): SearchState<Answer> {
    return this.#states.get(step) ?? { kind: "left" };
  }

  /** Enter: nothing waits for its time any more. */
  hurry(): void {
    const waiting = [...this.#timers.keys()];
    for (const step of waiting) this.#askNow(step);
  }

  /** Asks those that were left out, too. */
  goOn(): void {
    const left = this.#settings.steps.filter((step) => this.stateOf(step).kind === "left");
    for (const step of left) this.#askNow(step);
  }

  retry(step: Step): void {
    if (this.stateOf(step).kind === "failed") this.#askNow(step);
  }

  /** Nobody is told of an answer any more. */
  abort(): void {
    for (const callOff of this.#timers.values()) callOff();
    this.#timers.clear();
    this.#aborting.abort();
  }

  #wait(step: Step): void {
    this.#states.set(step, { kind: "waiting" });
    this.#timers.set(
      step,
      this.#settings.after(step.delay, () => this.#askNow(step)),
    );
  }

  #askNow(step: Step): void {
    this.#timers.get(step)?.();
    this.#timers.delete(step);
    this.#set(step, { kind: "waiting" });
    void this.#turns.run(() => this.#ask(step));
  }

  async #ask(step: Step): Promise<void> {
    if (this.#aborting.signal.aborted) return;
    this.#set(step, { kind: "asked" });
    const state = await this.#settings.ask(step, this.#aborting.signal).then(
      (answer): SearchState<Answer> => ({ kind: "found", answer }),
      (error: unknown): SearchState<Answer> => ({ kind: "failed", error }),
    );
    this.#set(step, state);
  }

  #set(step: Step, state: SearchState<Answer>): void {
    if (this.#aborting.signal.aborted) return;
    this.#states.set(step, state);
    this.#settings.onChange();
  }
}
