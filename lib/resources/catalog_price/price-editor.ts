import { emptyHistory, type History, putRedone, putUndone, remember, takeLast, takeNext } from "@/lib/grid/history";
import type { ProductPrice } from "./catalog-price.calls";
import type { PlatformSide } from "./platform-prices";
import { oppositesOf, type PriceChange } from "./price-change";
import type { PriceClash } from "./price-clash";
import { readPrice } from "./price-entry";
import type { PriceGrid } from "./price-grid";
import { type Outcome, PriceSender } from "./price-sender";

/** How many steps can be undone. */
export const mostSteps = 100;

/** For the view; another object when it changes. */
export interface EditorState {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** What the next undo takes back: the very `done` of its outcome. Undefined where that is no change of prices. */
  readonly lastDone: readonly PriceChange[] | undefined;
  /** Changes that wait for their answer. */
  readonly sending: number;
  /** What waits for the person's choice between their change and somebody else's. */
  readonly clashes: readonly PriceClash[];
}

type Listener = () => void;

/**
 * Changes a price list, and remembers how to undo it. Of a new catalogue nothing is sent (CATA-008). Of an existing one
 * each change goes out by `PriceSender`, and undo makes the opposite calls, of what succeeded.
 */
export class PriceEditor {
  #history: History<Step> = emptyHistory();
  #state: EditorState = { canUndo: false, canRedo: false, lastDone: undefined, sending: 0, clashes: [] };
  readonly #sender: PriceSender | undefined;
  /** Undo and redo go one after another, however fast the key repeats. */
  #lastStep: Promise<unknown> = Promise.resolve();
  readonly #listeners = new Set<Listener>();

  constructor(
    readonly grid: PriceGrid,
    platform?: PlatformSide,
  ) {
    this.#sender = platform && new PriceSender(grid, platform, () => this.#keep(this.#history));
  }

  get state(): EditorState {
    return this.#state;
  }

  /** Changes that are not known to have reached the platform, and of which nobody has been told yet. */
  get waiting(): readonly PriceChange[] {
    return [...(this.#sender?.waiting ?? [])];
  }

  readonly subscribe = (listener: Listener): Listener => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What the platform is known to have by now; nothing of a new catalogue. */
  get pricesOnPlatform(): readonly ProductPrice[] {
    return this.#sender?.pricesOnPlatform ?? [];
  }

  isOnPlatform(key: number): boolean {
    return this.#sender?.isOnPlatform(key) ?? false;
  }

  /** A 0 over a price that the platform has is dropped in silence; in any other row it waits unsent (reading 26). */
  drops(change: PriceChange): boolean {
    return change.kind === "edit" && this.isOnPlatform(change.key) && readPrice(change.to.price).kind === "zero";
  }

  /** @param signal calls off what is not sent yet */
  async change(changes: readonly PriceChange[], signal?: AbortSignal): Promise<Outcome> {
    // In the history by when it began: a later change may be answered first, and is undone first all the same.
    const step: PriceStep = { changes: [] };
    this.#keep({ ...this.#history, past: remember(this.#history, step, mostSteps).past });
    const outcome = await this.#run(
      changes.filter((change) => !this.drops(change)),
      signal,
    );
    step.changes = outcome.done;
    if (outcome.done.length > 0) this.#keep({ past: this.#history.past, future: [] });
    else this.#keep({ ...this.#history, past: this.#history.past.filter((each) => each !== step) });
    return outcome;
  }

  /** Something was done beside the prices: it is undone and done again in its turn. */
  noteStep(step: OtherStep): void {
    this.#keep({ past: remember(this.#history, step, mostSteps).past, future: [] });
  }

  /** Whether a catalogue that has products would have none: its last one stays, as its last storage does. */
  leavesNone(changes: readonly PriceChange[]): boolean {
    const isGone = new Set(changes.flatMap((each) => (each.kind === "remove" ? each.key : [])));
    const priced = this.grid.keys.filter((key) => this.isOnPlatform(key));
    return priced.some((key) => isGone.has(key)) && priced.every((key) => isGone.has(key));
  }

  /**
   * @param only the `done` of an outcome: nothing is undone where something else was done last
   * @returns no outcome where there was no price to undo. What of it fails can be undone once more.
   */
  undo(only?: readonly PriceChange[]): Promise<Outcome | undefined> {
    return this.#oneAtATime(async () => {
      if (only !== undefined && only !== this.#state.lastDone) return undefined;
      const taken = takeLast(this.#history);
      if (taken === undefined) return undefined;
      const [step, rest] = taken;
      this.#keep(rest);
      if ("undo" in step) {
        if (await step.undo()) this.#keep(putUndone(this.#history, step));
        else this.#keep(putRedone(this.#history, step, mostSteps));
        return undefined;
      }
      const { changes } = step;
      const outcome = await this.#run(oppositesOf(changes));
      // What was done meanwhile has ended what could be done again.
      if (outcome.done.length > 0 && this.#history.future === rest.future)
        this.#keep(putUndone(this.#history, { changes: oppositesOf(outcome.done) }));
      this.#keepFailed(outcome, "past");
      return outcome;
    });
  }

  /** @returns no outcome where there was no price to change again */
  redo(): Promise<Outcome | undefined> {
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
      const { changes } = step;
      const outcome = await this.#run(changes);
      if (outcome.done.length > 0) this.#keep(putRedone(this.#history, { changes: outcome.done }, mostSteps));
      this.#keepFailed(outcome, "future");
      return outcome;
    });
  }

  /** Shows what others have changed, where that was last looked at a while ago. Rejects where it cannot be read. */
  async refresh(): Promise<void> {
    await this.#sender?.refresh();
  }

  /** Sends what was not sent, over what somebody else has made of these rows. */
  sendMine(clashes: readonly PriceClash[]): Promise<Outcome> {
    return this.change(this.#sender?.changesOver(clashes) ?? []);
  }

  /** Leaves these rows as somebody else made them. */
  keepTheirs(clashes: readonly PriceClash[]): void {
    this.#sender?.keepTheirs(clashes);
  }

  #oneAtATime<Result>(step: () => Promise<Result>): Promise<Result> {
    const turn = this.#lastStep.then(() => this.#sender?.idle()).then(step);
    this.#lastStep = turn.catch(() => undefined);
    return turn;
  }

  #keepFailed({ failed }: Outcome, side: "past" | "future"): void {
    if (failed.length === 0) return;
    const changes = failed.map(({ change }) => change);
    if (side === "past") this.#keep(putRedone(this.#history, { changes: oppositesOf(changes) }, mostSteps));
    else this.#keep(putUndone(this.#history, { changes }));
  }

  async #run(changes: readonly PriceChange[], signal?: AbortSignal): Promise<Outcome> {
    if (this.#sender !== undefined) return this.#sender.run(changes, signal);
    this.grid.applyAll(changes);
    return { done: changes, failed: [], left: [] };
  }

  #keep(history: History<Step>): void {
    this.#history = history;
    const { sending = 0, clashes = [] } = this.#sender ?? {};
    const last = history.past.at(-1);
    this.#state = {
      canUndo: last !== undefined,
      canRedo: history.future.length > 0,
      lastDone: last !== undefined && "changes" in last ? last.changes : undefined,
      sending,
      clashes,
    };
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

/** What one undo takes back: of what a person did at once, all that succeeded. Empty until its last answer is there. */
interface PriceStep {
  changes: readonly PriceChange[];
}

/** Something beside the prices, such as another currency. Each way says whether it was gone. */
export interface OtherStep {
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
}

type Step = PriceStep | OtherStep;
