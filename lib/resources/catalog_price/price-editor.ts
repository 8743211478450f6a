import { emptyHistory, type History, putRedone, putUndone, remember, takeLast, takeNext } from "@/lib/grid/history";
import { Lanes } from "@/lib/grid/lanes";
import { bringAbout, isKnown, type KnownPrice, type PriceCalls } from "./price-calls";
import { oppositesOf, type PriceChange, type PricedProduct } from "./price-change";
import { readPrice } from "./price-entry";
import type { PriceGrid } from "./price-grid";
import { toPricedProduct } from "./price-row";

/** How many steps can be undone. */
export const mostSteps = 100;
/** As many calls at once; more would keep the page's other requests waiting. */
const callsAtOnce = 4;

/** What became of some changes. */
export interface Outcome {
  readonly done: readonly PriceChange[];
  readonly failed: readonly { readonly change: PriceChange; readonly error: unknown }[];
  /** Called off before they were sent. */
  readonly left: readonly PriceChange[];
}

/** For whoever shows it; another object when it changes. */
export interface EditorState {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Changes that wait for their answer. */
  readonly sending: number;
}

/** Of an existing catalogue: what the platform has of it, and how it is reached. */
export interface PlatformSide {
  readonly catalogue: number;
  /** In the order of the grid's rows. */
  readonly productPriceIds: readonly number[];
  readonly calls: PriceCalls;
  /** The platform's own text in a failure. */
  reasonOf(error: unknown): string | undefined;
}

type Listener = () => void;

/**
 * Changes a price list. Of a new catalogue nothing is sent (CATA-008). Of an existing one each change is shown at once,
 * sent as its own call (CATA-009), and taken back where it fails: a failed add removes its row (CATA-026). Calls of one
 * row go one after another. Undo makes the opposite calls, of what succeeded.
 */
export class PriceEditor {
  #history: History<Step> = emptyHistory();
  #state: EditorState = { canUndo: false, canRedo: false, sending: 0 };
  readonly #known = new Map<number, KnownPrice>();
  readonly #turns = new Map<number, Promise<unknown>>();
  readonly #running = new Set<Promise<unknown>>();
  /** Undo and redo go one after another, however fast the key repeats. */
  #lastStep: Promise<unknown> = Promise.resolve();
  readonly #lanes = new Lanes(callsAtOnce);
  readonly #listeners = new Set<Listener>();

  constructor(
    readonly grid: PriceGrid,
    private readonly platform?: PlatformSide,
  ) {
    for (const [index, productPriceId] of (platform?.productPriceIds ?? []).entries()) {
      const key = grid.keys[index];
      const row = key === undefined ? undefined : grid.row(key);
      if (row === undefined) continue;
      this.#known.set(row.key, { productPriceId, content: toPricedProduct(row) });
    }
  }

  get state(): EditorState {
    return this.#state;
  }

  readonly subscribe = (listener: Listener): Listener => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  isOnPlatform(key: number): boolean {
    return this.#known.has(key);
  }

  /** A 0 over a price that the platform has is dropped in silence; in any other row it waits unsent (decision 26). */
  drops(change: PriceChange): boolean {
    return change.kind === "edit" && this.isOnPlatform(change.key) && readPrice(change.to.price).kind === "zero";
  }

  /** @param signal calls off what is not sent yet */
  async change(changes: readonly PriceChange[], signal?: AbortSignal): Promise<Outcome> {
    // In the history by when it began: a later change may be answered first, and is undone first all the same.
    const step: Step = { changes: [] };
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

  /** @returns undefined where there is nothing to undo. What of it fails can be undone once more. */
  undo(): Promise<Outcome | undefined> {
    return this.#inTurn(async () => {
      const taken = takeLast(this.#history);
      if (taken === undefined) return undefined;
      const [{ changes }, rest] = taken;
      this.#keep(rest);
      const outcome = await this.#run(oppositesOf(changes));
      // What was done meanwhile has ended what could be done again.
      if (outcome.done.length > 0 && this.#history.future === rest.future)
        this.#keep(putUndone(this.#history, { changes: oppositesOf(outcome.done) }));
      this.#keepFailed(outcome, "past");
      return outcome;
    });
  }

  /** @returns undefined where there is nothing to do again */
  redo(): Promise<Outcome | undefined> {
    return this.#inTurn(async () => {
      const taken = takeNext(this.#history);
      if (taken === undefined) return undefined;
      const [{ changes }, rest] = taken;
      this.#keep(rest);
      const outcome = await this.#run(changes);
      if (outcome.done.length > 0) this.#keep(putRedone(this.#history, { changes: outcome.done }, mostSteps));
      this.#keepFailed(outcome, "future");
      return outcome;
    });
  }

  #inTurn<Result>(step: () => Promise<Result>): Promise<Result> {
    const turn = this.#lastStep.then(() => this.#idle()).then(step);
    this.#lastStep = turn.catch(() => undefined);
    return turn;
  }

  #keepFailed({ failed }: Outcome, side: "past" | "future"): void {
    if (failed.length === 0) return;
    const changes = failed.map(({ change }) => change);
    if (side === "past") this.#keep(putRedone(this.#history, { changes: oppositesOf(changes) }, mostSteps));
    else this.#keep(putUndone(this.#history, { changes }));
  }

  async #idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled([...this.#running]);
  }

  async #run(changes: readonly PriceChange[], signal?: AbortSignal): Promise<Outcome> {
    if (this.platform !== undefined) this.#count(changes.length);
    this.grid.applyAll(changes);
    const running = Promise.all(changes.map((change) => this.#make(change, signal)));
    this.#running.add(running);
    try {
      const results = await running;
      return {
        done: results.flatMap((result) => (result.kind === "done" ? [result.change] : [])),
        failed: results.flatMap((result) => (result.kind === "failed" ? [result] : [])),
        left: results.flatMap((result) => (result.kind === "left" ? [result.change] : [])),
      };
    } finally {
      this.#running.delete(running);
    }
  }

  async #make(change: PriceChange, signal?: AbortSignal): Promise<MadeChange> {
    const { grid, platform } = this;
    const { key } = change;
    if (platform === undefined) return { kind: "done", change };
    grid.tellSend(key, { kind: "sent" });
    const before = this.#turns.get(key);
    const turn = (before ?? Promise.resolve()).then(() => this.#lanes.run(() => this.#send(platform, change, signal)));
    this.#turns.set(key, turn);
    const made = await turn;
    if (this.#turns.get(key) === turn) {
      this.#turns.delete(key);
      if (made.kind !== "done") this.#takeBack(made);
    }
    this.#tellResult(platform, made);
    this.#count(-1);
    return made;
  }

  async #send(platform: PlatformSide, change: PriceChange, signal?: AbortSignal): Promise<MadeChange> {
    if (signal?.aborted) return { kind: "left", change };
    const known = this.#known.get(change.key);
    const wanted = wantedBy(change);
    if (isKnown(known, wanted)) return { kind: "done", change };
    try {
      const now = await bringAbout(platform.calls, platform.catalogue, known, wanted);
      if (now === undefined) this.#known.delete(change.key);
      else this.#known.set(change.key, now);
      return {
        kind: "done",
        change: change.kind === "edit" ? { ...change, from: realFrom(change.from, known) } : change,
      };
    } catch (error) {
      return { kind: "failed", change, error };
    }
  }

  /** Shows what the platform has; a later change of the same row speaks for itself. */
  #takeBack({ kind, change }: MadeChange): void {
    const { key } = change;
    const known = this.#known.get(key)?.content;
    if (known !== undefined && change.kind === "remove") this.grid.insert(key, change.at, known);
    else if (known !== undefined) this.grid.set(key, known);
    else if (kind === "left" && change.kind === "edit") this.grid.set(key, change.from);
    else this.grid.remove(key);
  }

  #tellResult({ reasonOf }: PlatformSide, made: MadeChange): void {
    const { key } = made.change;
    if (made.kind === "failed") this.grid.tellSend(key, { kind: "refused", reason: reasonOf(made.error) });
    else this.grid.tellSend(key, { kind: made.kind === "done" && this.isOnPlatform(key) ? "answered" : "called-off" });
  }

  #count(by: number): void {
    this.#state = { ...this.#state, sending: this.#state.sending + by };
    this.#tell();
  }

  #keep(history: History<Step>): void {
    this.#history = history;
    this.#state = { ...this.#state, canUndo: history.past.length > 0, canRedo: history.future.length > 0 };
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

/** What one undo takes back: of what a person did at once, all that succeeded. Empty until its last answer is there. */
interface Step {
  changes: readonly PriceChange[];
}

type MadeChange =
  | { readonly kind: "done" | "left"; readonly change: PriceChange }
  | { readonly kind: "failed"; readonly change: PriceChange; readonly error: unknown };

/** What the platform shall have in the end; undefined where it shall have no price. */
function wantedBy(change: PriceChange): PricedProduct | undefined {
  if (change.kind === "edit") return change.to;
  return change.kind === "add" ? change.row : undefined;
}

/** What an earlier change of the row failed to bring about was never there to go back to. */
function realFrom(shown: PricedProduct, known: KnownPrice | undefined): PricedProduct {
  if (known !== undefined) return known.content;
  return readPrice(shown.price).kind === "price" ? { ...shown, price: "" } : shown;
}
