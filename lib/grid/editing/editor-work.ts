import type { GridChange } from "../rows/grid-change";
import type { GridStore } from "../rows/grid-store";
import type { RemoteSide } from "../sending/remote-rows";
import { type Outcome, RowSender } from "../sending/row-sender";
import { layDrafts } from "./draft-change";
import type { EditorState, SteppedTo } from "./editor-state";
import { HeldSteps } from "./held-steps";
import { emptyHistory, type History } from "./history";
import { type RowStep, type Step, steppedTo } from "./steps";

/** How many steps can be undone. */
export const mostSteps = 100;

type Listener = () => void;
const nothingDone = { canUndo: false, canRedo: false, sending: 0, held: 0 } as const;

/** What changing a grid's rows, undoing and redoing share: the rows and who sends them, the history, and who is told of it. */
export class EditorWork<Content> {
  /** Of an existing record. */
  readonly sender: RowSender<Content> | undefined;
  readonly heldSteps = new HeldSteps<Content>();
  #history: History<Step<Content>> = emptyHistory();
  #stepped: SteppedTo<Content> | undefined;
  #state: EditorState<Content> = { ...nothingDone, lastDone: undefined, clashes: [], stepped: undefined };
  readonly #listeners = new Set<Listener>();

  constructor(
    readonly store: GridStore<Content>,
    side: RemoteSide<Content> | undefined,
  ) {
    this.sender = side && new RowSender(store, side, () => this.keep(this.#history));
  }

  get state(): EditorState<Content> {
    return this.#state;
  }

  get history(): History<Step<Content>> {
    return this.#history;
  }

  subscribe(listener: Listener): Listener {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whoever listens is told, whatever has become another. */
  keep(history: History<Step<Content>>): void {
    this.#history = history;
    const { sending = 0, held = { size: 0 }, clashes = [] } = this.sender ?? {};
    const last = history.past.at(-1);
    this.#state = {
      canUndo: last !== undefined,
      canRedo: history.future.length > 0,
      lastDone: last !== undefined && "changes" in last ? last.changes : undefined,
      sending,
      held: held.size,
      clashes,
      stepped: this.#stepped,
    };
    for (const listener of [...this.#listeners]) listener();
  }

  /** A step is taken back or made again: it may be of rows far from where the person is. */
  tellStepped(step: RowStep<Content>): void {
    this.#stepped = steppedTo(step);
    this.keep(this.#history);
  }

  /** @param lay is called once the rows show the changes, and before anything is answered */
  async run(
    changes: readonly GridChange<Content>[],
    { signal, lay }: { signal?: AbortSignal | undefined; lay(): void },
  ): Promise<Outcome<Content>> {
    if (this.sender !== undefined) {
      const running = this.sender.run(changes, signal);
      lay();
      return running;
    }
    this.store.applyAll(changes);
    lay();
    return { done: changes, failed: [], left: [] };
  }

  /** What a step brings beside the values of rows. */
  lay({ drafts, beside }: RowStep<Content>): void {
    layDrafts(this.store, drafts, "to");
    beside?.("to");
  }
}
