import type { RowStep, Step } from "./steps";

/** Steps of rows that were not left yet, and those of them that were taken back: nothing of either was sent. */
export class HeldSteps<Content> {
  #steps: RowStep<Content>[] = [];
  #undone: RowStep<Content>[] = [];

  add(step: RowStep<Content>): void {
    this.#steps.push(step);
  }

  /** @returns false where it is none of them */
  drop(step: Step<Content>): step is RowStep<Content> {
    const kept = this.#steps.filter((each) => each !== step);
    if ("undo" in step || kept.length === this.#steps.length) return false;
    this.#steps = kept;
    this.#undone.push(step);
    return true;
  }

  /** @returns false where it is none that was dropped since the rows were left */
  takeBack(step: Step<Content>): step is RowStep<Content> {
    if ("undo" in step || !this.#undone.includes(step)) return false;
    this.#undone = this.#undone.filter((each) => each !== step);
    this.#steps.push(step);
    return true;
  }

  /** All that were made, when their rows are left. */
  take(): readonly RowStep<Content>[] {
    const steps = this.#steps;
    this.#steps = [];
    this.#undone = [];
    return steps;
  }
}
