import { type GridChange, oppositesOf } from "../rows/grid-change";
import type { GridStore } from "../rows/grid-store";
import type { RemoteRow, RemoteSide } from "../sending/remote-rows";
import type { RowClash } from "../sending/row-clash";
import { type Outcome, RowSender } from "../sending/row-sender";
import { type DraftChange, draftsWith, layDrafts } from "./draft-change";
import type { EditorState } from "./editor-state";
import { HeldSteps } from "./held-steps";
import { emptyHistory, type History, putRedone, putUndone, remember, takeLast, takeNext } from "./history";
import { type Beside, isStep, joinSteps, madeStep, type OtherStep, type RowStep, type Step } from "./steps";

/** How many steps can be undone. */
export const mostSteps = 100;

type Listener = () => void;
const nothingDone = { canUndo: false, canRedo: false, sending: 0, held: 0 } as const;

/**
 * Changes the rows of a grid, and remembers how to undo it. Of a new record nothing is sent. Of an existing one each
 * change goes out by `RowSender`, at once or when its row is left, and undo makes the opposite calls, of what succeeded.
 */
export class GridEditor<Content> {
  #history: History<Step<Content>> = emptyHistory();
  #state: EditorState<Content> = { ...nothingDone, lastDone: undefined, clashes: [] };
  readonly #sender: RowSender<Content> | undefined;
  /** Undo and redo go one after another, however fast the key repeats. */
  #lastStep: Promise<unknown> = Promise.resolve();
  readonly #listeners = new Set<Listener>();
  readonly #heldSteps = new HeldSteps<Content>();
  #lastLeft: Promise<unknown> = Promise.resolve();

  /** @param side of an existing record */
  constructor(
    readonly store: GridStore<Content>,
    side?: RemoteSide<Content>,
  ) {
    this.#sender = side && new RowSender(store, side, () => this.#keep(this.#history));
  }

  get state(): EditorState<Content> {
    return this.#state;
  }

  /** Changes that are not known to have reached the platform, and of which nobody has been told yet. */
  get waiting(): readonly GridChange<Content>[] {
    const { waiting = [], held } = this.#sender ?? {};
    return [...waiting, ...(held?.changes ?? [])];
  }

  readonly subscribe = (listener: Listener): Listener => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What the platform is known to have by now; nothing of a new record. */
  get rowsOnPlatform(): readonly RemoteRow<Content>[] {
    return this.#sender?.remote.all ?? [];
  }

  /** The platform's id of a row that it is known to have. */
  idOf(key: number): number | undefined {
    return this.#sender?.remote.idOf(key);
  }

  isOnPlatform(key: number): boolean {
    return this.#sender?.isOnPlatform(key) ?? false;
  }

  /** An entry that is dropped in silence over a row that the platform has; in any other row it waits unsent. */
  drops(change: GridChange<Content>): boolean {
    const isDropped = change.kind === "edit" && this.store.rules.isDropped?.(change.to);
    return isDropped === true && this.isOnPlatform(change.key);
  }

  /**
   * @param signal calls off what is not sent yet
   * @param entered what stands in cells since then and is no value: it is never sent, and goes and comes with the step
   * @param beside what is done with it beside the rows, and goes and comes with it
   */
  async change(
    changes: readonly GridChange<Content>[],
    signal?: AbortSignal,
    entered: readonly DraftChange<Content>[] = [],
    beside?: Beside,
  ): Promise<Outcome<Content>> {
    const drafts = draftsWith(this.store, changes, entered);
    // In the history by when it began: a later change may be answered first, and is undone first all the same.
    const step: RowStep<Content> = { changes: [], drafts, beside };
    this.#keep({ ...this.#history, past: remember(this.#history, step, mostSteps).past });
    const outcome = await this.#run(
      changes.filter((change) => !this.drops(change)),
      { signal, lay: () => this.#lay(step) },
    );
    Object.assign(step, madeStep(step, changes, outcome));
    if (isStep(step)) this.#keep({ past: this.#history.past, future: [] });
    else this.#keep({ ...this.#history, past: this.#history.past.filter((each) => each !== step) });
    return outcome;
  }

  /**
   * A change of a row that somebody is working on: it is shown, and sent by `leave` with what else is changed of the row.
   *
   * @returns false where it is none that waits, and nothing was done
   */
  hold(change: GridChange<Content>, entered: readonly DraftChange<Content>[] = []): boolean {
    const step: RowStep<Content> = { changes: [change], drafts: draftsWith(this.store, [change], entered) };
    if (this.#sender === undefined || this.drops(change) || !this.#sender.hold(change)) return false;
    this.#lay(step);
    this.#heldSteps.add(step);
    this.#keep({ past: remember(this.#history, step, mostSteps).past, future: [] });
    return true;
  }

  /** Sends the rows that were worked on. @returns no outcome where there is none */
  leave(signal?: AbortSignal): Promise<Outcome<Content> | undefined> {
    const left = this.#sendHeld(signal);
    this.#lastLeft = Promise.all([this.#lastLeft, left]);
    return left;
  }

  isHeld(key: number): boolean {
    return this.#sender?.held.has(key) === true;
  }

  async #sendHeld(signal?: AbortSignal): Promise<Outcome<Content> | undefined> {
    if (this.#sender === undefined || this.#sender.held.size === 0) return undefined;
    const steps = this.#heldSteps.take();
    const outcome = await this.#sender.sendHeld(signal);
    joinSteps(steps, outcome);
    const past = this.#history.past.filter((step) => "undo" in step || !steps.includes(step) || isStep(step));
    this.#keep({ ...this.#history, past });
    return outcome;
  }

  /**
   * Takes back what was changed last, where it is of a row that was not left yet: nothing of it was sent.
   *
   * @returns false where it is none, and nothing was done
   */
  undoHeld(): boolean {
    const [step, rest] = takeLast(this.#history) ?? [];
    if (step === undefined || rest === undefined || !this.#heldSteps.drop(step)) return false;
    for (const change of oppositesOf(step.changes)) this.#sender?.hold(change);
    layDrafts(this.store, step.drafts, "from");
    this.#keep(putUndone(rest, step));
    return true;
  }

  /** The same for doing it again, while its row is still worked on. */
  redoHeld(): boolean {
    const [step, rest] = takeNext(this.#history) ?? [];
    if (step === undefined || rest === undefined || !this.#heldSteps.takeBack(step)) return false;
    for (const change of step.changes) this.#sender?.hold(change);
    this.#lay(step);
    this.#keep(putRedone(rest, step, mostSteps));
    return true;
  }

  /** Something was done beside the rows: it is undone and done again in its turn. */
  noteStep(step: OtherStep): void {
    this.#keep({ past: remember(this.#history, step, mostSteps).past, future: [] });
  }

  /** Whether a record that keeps its last row would lose it. */
  leavesNone(changes: readonly GridChange<Content>[]): boolean {
    if (!this.store.rules.keepsLast) return false;
    const isGone = new Set(changes.flatMap((each) => (each.kind === "remove" ? each.key : [])));
    const there = this.store.keys.filter((key) => this.isOnPlatform(key));
    return there.some((key) => isGone.has(key)) && there.every((key) => isGone.has(key));
  }

  /**
   * @param only the `done` of an outcome: nothing is undone where something else was done last
   * @returns no outcome where there was no row to undo. What of it fails can be undone once more.
   */
  undo(only?: readonly GridChange<Content>[]): Promise<Outcome<Content> | undefined> {
    return this.#oneAtATime(async () => {
      if (only !== undefined && only !== this.#state.lastDone) return undefined;
      if (this.undoHeld()) return undefined;
      const taken = takeLast(this.#history);
      if (taken === undefined) return undefined;
      const [step, rest] = taken;
      this.#keep(rest);
      if ("undo" in step) {
        if (await step.undo()) this.#keep(putUndone(this.#history, step));
        else this.#keep(putRedone(this.#history, step, mostSteps));
        return undefined;
      }
      return this.#undoRows(step, rest.future);
    });
  }

  async #undoRows(step: RowStep<Content>, future: History<Step<Content>>["future"]): Promise<Outcome<Content>> {
    const opposites = oppositesOf(step.changes).map((change) => this.#asItIs(change));
    const outcome = await this.#run(opposites, { lay: () => layDrafts(this.store, step.drafts, "from") });
    // Of rows that are all still there nothing comes back beside them.
    const isGone = opposites.length === 0 || outcome.done.length > 0;
    if (isGone) step.beside?.("from");
    const beside = isGone ? step.beside : undefined;
    const undone: RowStep<Content> = { ...step, changes: oppositesOf(outcome.done), beside };
    // What was done meanwhile has ended what could be done again.
    if (isStep(undone) && this.#history.future === future) this.#keep(putUndone(this.#history, undone));
    this.#keepFailed(outcome, "past", isGone ? undefined : step.beside);
    return outcome;
  }

  /** @returns no outcome where there was no row to change again */
  redo(): Promise<Outcome<Content> | undefined> {
    return this.#oneAtATime(async () => {
      const taken = takeNext(this.#history);
      if (taken === undefined) return undefined;
      const [step, rest] = taken;
      this.#keep(rest);
      if ("undo" in step) {
        if (await step.redo()) this.#keep(putRedone(this.#history, step, mostSteps));
        else this.#keep(putUndone(this.#history, step));
        return undefined;
      }
      const outcome = await this.#run(step.changes, { lay: () => this.#lay(step) });
      const redone = madeStep(step, step.changes, outcome);
      if (isStep(redone)) this.#keep(putRedone(this.#history, redone, mostSteps));
      this.#keepFailed(outcome, "future");
      return outcome;
    });
  }

  /** Shows what others have changed, where that was last looked at a while ago. Rejects where it cannot be read. */
  async refresh(): Promise<void> {
    await this.#sender?.refresh();
  }

  /** Sends what was not sent, over what somebody else has made of these rows. */
  sendMine(clashes: readonly RowClash<Content>[]): Promise<Outcome<Content>> {
    return this.change(this.#sender?.changesOver(clashes) ?? []);
  }

  /** Leaves these rows as somebody else made them. */
  keepTheirs(clashes: readonly RowClash<Content>[]): void {
    this.#sender?.keepTheirs(clashes);
  }

  /** A row that is taken away is remembered as it is by now: of its values some may have come later, beside the history. */
  #asItIs(change: GridChange<Content>): GridChange<Content> {
    if (change.kind !== "remove") return change;
    return { ...change, content: this.store.content(change.key) ?? change.content };
  }

  #lay({ drafts, beside }: RowStep<Content>): void {
    layDrafts(this.store, drafts, "to");
    beside?.("to");
  }

  #oneAtATime<Result>(step: () => Promise<Result>): Promise<Result> {
    const turn = Promise.all([this.#lastStep, this.#lastLeft])
      .then(() => this.#sender?.idle())
      .then(step);
    this.#lastStep = turn.catch(() => undefined);
    return turn;
  }

  #keepFailed({ failed }: Outcome<Content>, side: "past" | "future", beside?: Beside): void {
    if (failed.length === 0) return;
    const changes = failed.map(({ change }) => change);
    const drafts: readonly DraftChange<Content>[] = [];
    if (side === "past")
      this.#keep(putRedone(this.#history, { changes: oppositesOf(changes), drafts, beside }, mostSteps));
    else this.#keep(putUndone(this.#history, { changes, drafts }));
  }

  /** @param lay is called once the rows show the changes, and before anything is answered */
  async #run(
    changes: readonly GridChange<Content>[],
    { signal, lay }: { signal?: AbortSignal | undefined; lay(): void },
  ): Promise<Outcome<Content>> {
    if (this.#sender !== undefined) {
      const running = this.#sender.run(changes, signal);
      lay();
      return running;
    }
    this.store.applyAll(changes);
    lay();
    return { done: changes, failed: [], left: [] };
  }

  #keep(history: History<Step<Content>>): void {
    this.#history = history;
    const { sending = 0, held = { size: 0 }, clashes = [] } = this.#sender ?? {};
    const last = history.past.at(-1);
    this.#state = {
      canUndo: last !== undefined,
      canRedo: history.future.length > 0,
      lastDone: last !== undefined && "changes" in last ? last.changes : undefined,
      sending,
      held: held.size,
      clashes,
    };
    for (const listener of [...this.#listeners]) listener();
  }
}
