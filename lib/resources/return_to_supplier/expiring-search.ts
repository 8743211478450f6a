import type { Semaphore } from "@/lib/calls/semaphore";
import type { Stock } from "@/lib/resources/current_stocks/current-stocks.calls";
import type { LeftOfReception } from "./left-of-reception";

/** Rows of stock and receptions that are looked at, at most. */
export const mostStockRows = 500;
export const mostNotes = 60;
export const stockPageRows = 100;

/** A batch whose receptions are looked for: by its number or, where it has none, by its product. */
export type SoughtBatch = { batchNumber: string } | { productIds: readonly number[] };

/** What is asked for, of one supplier; each rejects where its call fails. */
export interface ExpirySources {
  stock(offset: number): Promise<{ items: readonly Stock[]; totalCount: number }>;
  /** Ids of the supplier's receptions that brought it. */
  notesOf(batch: SoughtBatch): Promise<{ ids: readonly number[]; isCut: boolean }>;
  left(id: number): Promise<LeftOfReception>;
}

export interface SearchState {
  isRunning: boolean;
  isStopped: boolean;
  /** Steps that are over, of those that are known so far. */
  done: number;
  known: number;
  failedCount: number;
  /** Why the last of them failed. */
  error: unknown;
  stocks: readonly Stock[];
  receptions: readonly LeftOfReception[];
  /** Rows of stock that there are, where not all of them were looked at. */
  allRows: number | undefined;
  /** There are more receptions than were looked at. */
  hasMoreNotes: boolean;
}

type Step = () => Promise<void>;

/** Looks through what expires and its receptions, step by step: a step that fails can be tried again, the others go on. */
export class ExpiringSearch {
  state: SearchState = {
    isRunning: false,
    isStopped: false,
    done: 0,
    known: 0,
    failedCount: 0,
    error: undefined,
    stocks: [],
    receptions: [],
    allRows: undefined,
    hasMoreNotes: false,
  };
  readonly #sources: ExpirySources;
  readonly #turns: Semaphore;
  readonly #listeners = new Set<() => void>();
  readonly #sought = new Set<string>();
  readonly #notes = new Set<number>();
  #failed: Step[] = [];

  /** @param turns each call waits for its own */
  constructor(sources: ExpirySources, turns: Semaphore) {
    this.#sources = sources;
    this.#turns = turns;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  start(): void {
    this.#take(() => this.#readStock(0));
  }

  /** What was found stays; calls under way are the owner's to abort. */
  stop(): void {
    this.#tell({ isRunning: false, isStopped: true });
  }

  retry(): void {
    const steps = this.#failed;
    this.#failed = [];
    this.#tell({ failedCount: 0, error: undefined, known: this.state.known - steps.length });
    for (const step of steps) this.#take(step);
  }

  #take(step: Step): void {
    this.#tell({ isRunning: true, known: this.state.known + 1 });
    void step().then(
      () => this.#end({ done: this.state.done + 1 }),
      (error: unknown) => {
        this.#failed.push(step);
        this.#end({ failedCount: this.#failed.length, error });
      },
    );
  }

  #end(change: Partial<SearchState>): void {
    this.#tell(change);
    const { done, failedCount, known } = this.state;
    if (done + failedCount === known) this.#tell({ isRunning: false });
  }

  async #readStock(offset: number): Promise<void> {
    const { items, totalCount } = await this.#turns.run(() => this.#sources.stock(offset));
    this.#tell({ stocks: [...this.state.stocks, ...items] });
    for (const { batch, product } of items)
      this.#seek(batch.number === "" ? { productIds: [product.id] } : { batchNumber: batch.number });
    if (offset > 0) return;
    if (totalCount > mostStockRows) this.#tell({ allRows: totalCount });
    for (let next = stockPageRows; next < Math.min(totalCount, mostStockRows); next += stockPageRows)
      this.#take(() => this.#readStock(next));
  }

  #seek(batch: SoughtBatch): void {
    const name = JSON.stringify(batch);
    if (this.#sought.has(name)) return;
    this.#sought.add(name);
    this.#take(() => this.#readNotes(batch));
  }

  async #readNotes(batch: SoughtBatch): Promise<void> {
    const { ids, isCut } = await this.#turns.run(async () =>
      // Nothing that it could find would be looked at.
      this.#notes.size === mostNotes ? { ids: [], isCut: true } : this.#sources.notesOf(batch),
    );
    const fresh = ids.filter((id) => !this.#notes.has(id));
    const taken = fresh.slice(0, mostNotes - this.#notes.size);
    if (isCut || taken.length < fresh.length) this.#tell({ hasMoreNotes: true });
    for (const id of taken) {
      this.#notes.add(id);
      this.#take(() => this.#readNote(id));
    }
  }

  async #readNote(id: number): Promise<void> {
    const left = await this.#sources.left(id);
    this.#tell({ receptions: [...this.state.receptions, left] });
  }

  /** What comes in after Stop is not looked at any more. */
  #tell(change: Partial<SearchState>): void {
    if (this.state.isStopped) return;
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
