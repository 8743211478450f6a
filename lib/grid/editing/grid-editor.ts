import type { GridChange } from "../rows/grid-change";
import type { GridStore } from "../rows/grid-store";
import type { RemoteRow, RemoteSide } from "../sending/remote-rows";
import type { RowClash } from "../sending/row-clash";
import type { Outcome } from "../sending/row-sender";
import { type DraftChange, draftsWith } from "./draft-change";
import type { EditorState } from "./editor-state";
import { EditorWork, mostSteps } from "./editor-work";
import { remember } from "./history";
import { type Beside, isStep, joinSteps, madeStep, type OtherStep, type RowStep } from "./steps";
import { UndoRedo } from "./undo-redo";

/**
 * Changes the rows of a grid, and remembers how to undo it. Of a new record nothing is sent. Of an existing one each
 * change goes out by `RowSender`, at once or when its row is left, and undo makes the opposite calls, of what succeeded.
 */
export class GridEditor<Content> {
  readonly #work: EditorWork<Content>;
  readonly #undoRedo: UndoRedo<Content>;
  #lastLeft: Promise<unknown> = Promise.resolve();

  /** @param side of an existing record */
  constructor(
    readonly store: GridStore<Content>,
    side?: RemoteSide<Content>,
  ) {
    this.#work = new EditorWork(store, side);
    this.#undoRedo = new UndoRedo(this.#work, () => this.#lastLeft);
  }

  get state(): EditorState<Content> {
    return this.#work.state;
  }

  /** Changes that are not known to have reached the platform, and of which nobody has been told yet. */
  get waiting(): readonly GridChange<Content>[] {
    const { waiting = [], held } = this.#work.sender ?? {};
    return [...waiting, ...(held?.changes ?? [])];
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#work.subscribe(listener);

  /** What the platform is known to have by now; nothing of a new record. */
  get rowsOnPlatform(): readonly RemoteRow<Content>[] {
    return this.#work.sender?.remote.all ?? [];
  }

  /** The platform's id of a row that it is known to have. */
  idOf(key: number): number | undefined {
    return this.#work.sender?.remote.idOf(key);
  }

  isOnPlatform(key: number): boolean {
    return this.#work.sender?.isOnPlatform(key) ?? false;
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
    const work = this.#work;
    const drafts = draftsWith(this.store, changes, entered);
    // In the history by when it began: a later change may be answered first, and is undone first all the same.
    const step: RowStep<Content> = { changes: [], drafts, beside };
    work.keep({ ...work.history, past: remember(work.history, step, mostSteps).past });
    const outcome = await work.run(
      changes.filter((change) => !this.drops(change)),
      { signal, lay: () => work.lay(step) },
    );
    Object.assign(step, madeStep(step, changes, outcome));
    if (isStep(step)) work.keep({ past: work.history.past, future: [] });
    else work.keep({ ...work.history, past: work.history.past.filter((each) => each !== step) });
    return outcome;
  }

  /**
   * A change of a row that somebody is working on: it is shown, and sent by `leave` with what else is changed of the row.
   *
   * @returns false where it is none that waits, and nothing was done
   */
  hold(change: GridChange<Content>, entered: readonly DraftChange<Content>[] = []): boolean {
    const work = this.#work;
    const step: RowStep<Content> = { changes: [change], drafts: draftsWith(this.store, [change], entered) };
    if (work.sender === undefined || this.drops(change) || !work.sender.hold(change)) return false;
    work.lay(step);
    work.heldSteps.add(step);
    work.keep(remember(work.history, step, mostSteps));
    return true;
  }

  /** Sends the rows that were worked on. @returns no outcome where there is none */
  leave(signal?: AbortSignal): Promise<Outcome<Content> | undefined> {
    const left = this.#sendHeld(signal);
    this.#lastLeft = Promise.all([this.#lastLeft, left]);
    return left;
  }

  isHeld(key: number): boolean {
    return this.#work.sender?.held.has(key) === true;
  }

  async #sendHeld(signal?: AbortSignal): Promise<Outcome<Content> | undefined> {
    const work = this.#work;
    if (work.sender === undefined || work.sender.held.size === 0) return undefined;
    const steps = work.heldSteps.take();
    const outcome = await work.sender.sendHeld(signal);
    joinSteps(steps, outcome);
    const past = work.history.past.filter((step) => "undo" in step || !steps.includes(step) || isStep(step));
    work.keep({ ...work.history, past });
    return outcome;
  }

  /** Something was done beside the rows: it is undone and done again in its turn. */
  noteStep(step: OtherStep): void {
    this.#work.keep(remember(this.#work.history, step, mostSteps));
  }

  /** Whether a record that keeps its last row would lose it. */
  leavesNone(changes: readonly GridChange<Content>[]): boolean {
    if (!this.store.rules.keepsLast) return false;
    const isGone = new Set(changes.flatMap((each) => (each.kind === "remove" ? each.key : [])));
    const there = this.store.keys.filter((key) => this.isOnPlatform(key));
    return there.some((key) => isGone.has(key)) && there.every((key) => isGone.has(key));
  }

  /** By `UndoRedo`, as the three below. */
  undo(only?: readonly GridChange<Content>[]): Promise<Outcome<Content> | undefined> {
    return this.#undoRedo.undo(only);
  }

  redo(): Promise<Outcome<Content> | undefined> {
    return this.#undoRedo.redo();
  }

  undoHeld(): boolean {
    return this.#undoRedo.undoHeld();
  }

  redoHeld(): boolean {
    return this.#undoRedo.redoHeld();
  }

  /** Shows what others have changed, where that was last looked at a while ago. Rejects where it cannot be read. */
  async refresh(): Promise<void> {
    await this.#work.sender?.refresh();
  }

  /** Sends what was not sent, over what somebody else has made of these rows. */
  sendMine(clashes: readonly RowClash<Content>[]): Promise<Outcome<Content>> {
    return this.change(this.#work.sender?.changesOver(clashes) ?? []);
  }

  /** Leaves these rows as somebody else made them. */
  keepTheirs(clashes: readonly RowClash<Content>[]): void {
    this.#work.sender?.keepTheirs(clashes);
  }
}
