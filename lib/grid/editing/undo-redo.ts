import { type GridChange, oppositesOf } from "../rows/grid-change";
import type { Outcome } from "../sending/row-sender";
import { type DraftChange, layDrafts } from "./draft-change";
import { type EditorWork, mostSteps } from "./editor-work";
import { type History, putRedone, putUndone, takeLast, takeNext } from "./history";
import { type Beside, isStep, madeStep, type RowStep, type Step } from "./steps";

/** Takes back the steps of an editor's history, and makes them again: of rows by the opposite changes, of what succeeded. */
export class UndoRedo<Content> {
  /** Undo and redo go one after another, however fast the key repeats. */
  #last: Promise<unknown> = Promise.resolve();

  /** @param whenLeft resolves when the rows that were left by now are answered */
  constructor(
    private readonly work: EditorWork<Content>,
    private readonly whenLeft: () => Promise<unknown>,
  ) {}

  /**
   * Takes back what was changed last, where it is of a row that was not left yet: nothing of it was sent.
   *
   * @returns false where it is none, and nothing was done
   */
  undoHeld(): boolean {
    const { work } = this;
    const [step, rest] = takeLast(work.history) ?? [];
    if (step === undefined || rest === undefined || !work.heldSteps.drop(step)) return false;
    for (const change of oppositesOf(step.changes)) work.sender?.hold(change);
    layDrafts(work.store, step.drafts, "from");
    work.keep(putUndone(rest, step));
    work.tellStepped(step);
    return true;
  }

  /** The same for doing it again, while its row is still worked on. */
  redoHeld(): boolean {
    const { work } = this;
    const [step, rest] = takeNext(work.history) ?? [];
    if (step === undefined || rest === undefined || !work.heldSteps.takeBack(step)) return false;
    for (const change of step.changes) work.sender?.hold(change);
    work.lay(step);
    work.keep(putRedone(rest, step, mostSteps));
    work.tellStepped(step);
    return true;
  }

  /**
   * @param only the `done` of an outcome: nothing is undone where something else was done last
   * @returns no outcome where there was no row to undo. What of it fails can be undone once more.
   */
  undo(only?: readonly GridChange<Content>[]): Promise<Outcome<Content> | undefined> {
    const { work } = this;
    return this.#oneAtATime(async () => {
      if (only !== undefined && only !== work.state.lastDone) return undefined;
      if (this.undoHeld()) return undefined;
      const taken = takeLast(work.history);
      if (taken === undefined) return undefined;
      const [step, rest] = taken;
      work.keep(rest);
      if ("undo" in step) {
        if (await step.undo()) work.keep(putUndone(work.history, step));
        else work.keep(putRedone(work.history, step, mostSteps));
        return undefined;
      }
      return this.#undoRows(step, rest.future);
    });
  }

  async #undoRows(step: RowStep<Content>, future: History<Step<Content>>["future"]): Promise<Outcome<Content>> {
    const { work } = this;
    const opposites = oppositesOf(step.changes).map((change) => this.#asItIs(change));
    const lay = (): void => {
      layDrafts(work.store, step.drafts, "from");
      work.tellStepped(step);
    };
    const outcome = await work.run(opposites, { lay });
    // Of rows that are all still there nothing comes back beside them.
    const isGone = opposites.length === 0 || outcome.done.length > 0;
    if (isGone) step.beside?.("from");
    const beside = isGone ? step.beside : undefined;
    const undone: RowStep<Content> = { ...step, changes: oppositesOf(outcome.done), beside };
    // What was done meanwhile has ended what could be done again.
    if (isStep(undone) && work.history.future === future) work.keep(putUndone(work.history, undone));
    this.#keepFailed(outcome, "past", isGone ? undefined : step.beside);
    return outcome;
  }

  /** @returns no outcome where there was no row to change again */
  redo(): Promise<Outcome<Content> | undefined> {
    const { work } = this;
    return this.#oneAtATime(async () => {
      const taken = takeNext(work.history);
      if (taken === undefined) return undefined;
      const [step, rest] = taken;
      work.keep(rest);
      if ("undo" in step) {
        if (await step.redo()) work.keep(putRedone(work.history, step, mostSteps));
        else work.keep(putUndone(work.history, step));
        return undefined;
      }
      const lay = (): void => {
        work.lay(step);
        work.tellStepped(step);
      };
      const outcome = await work.run(step.changes, { lay });
      const redone = madeStep(step, step.changes, outcome);
      if (isStep(redone)) work.keep(putRedone(work.history, redone, mostSteps));
      this.#keepFailed(outcome, "future");
      return outcome;
    });
  }

  /** A row that is taken away is remembered as it is by now: of its values some may have come later, beside the history. */
  #asItIs(change: GridChange<Content>): GridChange<Content> {
    if (change.kind !== "remove") return change;
    return { ...change, content: this.work.store.content(change.key) ?? change.content };
  }

  #oneAtATime<Result>(step: () => Promise<Result>): Promise<Result> {
    const turn = Promise.all([this.#last, this.whenLeft()])
      .then(() => this.work.sender?.idle())
      .then(step);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  #keepFailed({ failed }: Outcome<Content>, side: "past" | "future", beside?: Beside): void {
    if (failed.length === 0) return;
    const { work } = this;
    const changes = failed.map(({ change }) => change);
    const drafts: readonly DraftChange<Content>[] = [];
    if (side === "past")
      work.keep(putRedone(work.history, { changes: oppositesOf(changes), drafts, beside }, mostSteps));
    else work.keep(putUndone(work.history, { changes, drafts }));
  }
}
