import type { PriceChange, PricedProduct } from "./price-change";
import { readPrice } from "./price-entry";
import { isUnfinished, nextSendState, type PriceRow, quiet, type SendEvent } from "./price-row";

type Listener = () => void;

/**
 * The rows of a price list, in order. Who shows one row listens to that row alone, so that a key press draws one row of
 * 5,000 again; `keys` becomes another list only where rows come or go.
 */
export class PriceGrid {
  #keys: readonly number[] = [];
  #lastKey = 0;
  readonly #rows = new Map<number, PriceRow>();
  readonly #keyByProduct = new Map<number, number>();
  readonly #unfinished = new Set<number>();
  readonly #listeners = new Set<Listener>();
  readonly #unfinishedListeners = new Set<Listener>();
  readonly #rowListeners = new Map<number, Set<Listener>>();

  constructor(products: readonly PricedProduct[] = []) {
    this.#keys = products.map((product) => {
      const key = this.newKey();
      this.#put({ ...product, key, send: quiet, draft: undefined });
      return key;
    });
  }

  get keys(): readonly number[] {
    return this.#keys;
  }

  row(key: number): PriceRow | undefined {
    return this.#rows.get(key);
  }

  /** All rows, in order. */
  rows(): PriceRow[] {
    return this.#keys.flatMap((key) => this.#rows.get(key) ?? []);
  }

  /** Those that have a price, in order. */
  priced(): PriceRow[] {
    return this.rows().filter(({ price }) => readPrice(price).kind === "price");
  }

  /** A catalogue has one price for each product. @param product core id */
  keyOf(product: number): number | undefined {
    return this.#keyByProduct.get(product);
  }

  /** How many rows hold what would be lost. */
  get unfinished(): number {
    return this.#unfinished.size;
  }

  /** This row where it is unfinished, else the next one; after the last one the first. */
  unfinishedFrom(key: number | undefined): number | undefined {
    return key !== undefined && this.#unfinished.has(key) ? key : this.unfinishedAfter(key);
  }

  /** The next unfinished row behind this one, and after the last one the first. */
  unfinishedAfter(key: number | undefined): number | undefined {
    const at = key === undefined ? 0 : this.#keys.indexOf(key) + 1;
    const isOne = (each: number): boolean => this.#unfinished.has(each);
    return this.#keys.slice(at).find(isOne) ?? this.#keys.find(isOne);
  }

  /** For a row that is about to be added. */
  newKey(): number {
    this.#lastKey += 1;
    return this.#lastKey;
  }

  /** Called when rows come or go. @returns ends it */
  readonly subscribe = (listener: Listener): Listener => listenIn(this.#listeners, listener);

  /** Called when `unfinished` becomes another number. @returns ends it */
  readonly subscribeUnfinished = (listener: Listener): Listener => listenIn(this.#unfinishedListeners, listener);

  /** Called when this row becomes another. @returns ends it */
  subscribeRow(key: number, listener: Listener): Listener {
    const listeners = this.#rowListeners.get(key) ?? new Set();
    this.#rowListeners.set(key, listeners);
    const end = listenIn(listeners, listener);
    return () => {
      end();
      if (listeners.size === 0) this.#rowListeners.delete(key);
    };
  }

  /** Many at once are one change of the list: it is drawn once. */
  applyAll(changes: readonly PriceChange[]): void {
    const keys = [...this.#keys];
    for (const change of changes) {
      if (change.kind === "edit") this.set(change.key, change.to);
      else if (change.kind === "add") this.#enter(keys, change.key, change.at, change.row);
      else this.#leave(keys, change.key);
    }
    if (changes.some(({ kind }) => kind !== "edit")) this.#show(keys);
  }

  insert(key: number, at: number, product: PricedProduct): void {
    const keys = [...this.#keys];
    this.#enter(keys, key, at, product);
    this.#show(keys);
  }

  remove(key: number): void {
    const keys = [...this.#keys];
    this.#leave(keys, key);
    this.#show(keys);
  }

  set(key: number, product: PricedProduct): void {
    this.#change(key, (row) => ({ ...row, ...product, draft: undefined }));
  }

  setDraft(key: number, draft: string | undefined): void {
    this.#change(key, (row) => ({ ...row, draft }));
  }

  tellSend(key: number, event: SendEvent): void {
    this.#change(key, (row) => ({ ...row, send: nextSendState(row.send, event) }));
  }

  #enter(keys: number[], key: number, at: number, product: PricedProduct): void {
    this.#put({ ...product, key, send: quiet, draft: undefined });
    keys.splice(at, 0, key);
  }

  #leave(keys: number[], key: number): void {
    const row = this.#rows.get(key);
    if (row === undefined) return;
    this.#rows.delete(key);
    this.#noteUnfinished(key, false);
    if (this.keyOf(row.product) === key) this.#keyByProduct.delete(row.product);
    keys.splice(keys.indexOf(key), 1);
  }

  #show(keys: readonly number[]): void {
    this.#keys = keys;
    tell(this.#listeners);
  }

  #change(key: number, changed: (row: PriceRow) => PriceRow): void {
    const row = this.#rows.get(key);
    if (row === undefined) return;
    if (this.keyOf(row.product) === key) this.#keyByProduct.delete(row.product);
    this.#put(changed(row));
    tell(this.#rowListeners.get(key));
  }

  #put(row: PriceRow): void {
    this.#rows.set(row.key, row);
    this.#keyByProduct.set(row.product, row.key);
    this.#noteUnfinished(row.key, isUnfinished(row));
  }

  #noteUnfinished(key: number, isOne: boolean): void {
    if (this.#unfinished.has(key) === isOne) return;
    if (isOne) this.#unfinished.add(key);
    else this.#unfinished.delete(key);
    tell(this.#unfinishedListeners);
  }
}

function listenIn(listeners: Set<Listener>, listener: Listener): Listener {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(listeners: ReadonlySet<Listener> | undefined): void {
  for (const listener of [...(listeners ?? [])]) listener();
}
