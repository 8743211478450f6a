import { fieldsChanged, type GridChange } from "./grid-change";
import { type Drafts, type FieldOf, type GridRow, type Identity, isUnfinished, type RowRules } from "./grid-row";
import { nextSendState, quiet, type SendEvent } from "./send-state";

type Listener = () => void;

/**
 * The rows of a grid, in order. Who shows one row listens to that row alone, so that a key press draws one row of 5,000
 * again; `keys` becomes another list only where rows come or go.
 */
export class GridStore<Content> {
  #keys: readonly number[] = [];
  #lastKey = 0;
  readonly #rows = new Map<number, GridRow<Content>>();
  readonly #keyByIdentity = new Map<Identity, number>();
  readonly #unfinished = new Set<number>();
  /** What was typed into rows that are gone and is no value: it comes back with its row. */
  readonly #goneDrafts = new Map<number, Drafts<Content>>();
  readonly #listeners = new Set<Listener>();
  readonly #unfinishedListeners = new Set<Listener>();
  readonly #rowListeners = new Map<number, Set<Listener>>();
  readonly #contentListeners = new Set<Listener>();
  #contentVersion = 0;
  #isApplying = false;

  constructor(
    readonly rules: RowRules<Content>,
    contents: readonly Content[] = [],
  ) {
    this.#keys = contents.map((content) => {
      const key = this.newKey();
      this.#put(newRow(key, content));
      return key;
    });
  }

  get keys(): readonly number[] {
    return this.#keys;
  }

  row(key: number): GridRow<Content> | undefined {
    return this.#rows.get(key);
  }

  /** What a row holds. */
  content(key: number): Content | undefined {
    return this.#rows.get(key)?.content;
  }

  /** All rows, in order. */
  rows(): GridRow<Content>[] {
    return this.#keys.flatMap((key) => this.#rows.get(key) ?? []);
  }

  /** What the rows hold that the platform can have, in order. */
  sendable(): Content[] {
    return this.rows().flatMap(({ content }) => (this.rules.isSendable(content) ? [content] : []));
  }

  /** The row of a thing that has one row at most. */
  keyOf(identity: Identity): number | undefined {
    return this.#keyByIdentity.get(identity);
  }

  /** The row that is of the same thing. */
  keyLike(content: Content): number | undefined {
    const identity = this.rules.identityOf?.(content);
    return identity === undefined ? undefined : this.keyOf(identity);
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

  /** Called when what any row holds, or is typed into it, becomes another, and when rows come or go. @returns ends it */
  readonly subscribeContents = (listener: Listener): Listener => listenIn(this.#contentListeners, listener);

  /** Another number where what the rows hold is another. */
  get contentVersion(): number {
    return this.#contentVersion;
  }

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

  /** Many at once are one change of the grid: it is drawn once. */
  applyAll(changes: readonly GridChange<Content>[]): void {
    const keys = [...this.#keys];
    const before = this.#contentVersion;
    this.#isApplying = true;
    for (const change of changes) {
      if (change.kind === "edit") this.patch(change.key, change.to);
      else if (change.kind === "add") this.#enter(keys, change.key, change.at, change.content);
      else this.#leave(keys, change.key);
    }
    this.#isApplying = false;
    if (changes.some(({ kind }) => kind !== "edit")) this.#show(keys);
    else if (this.#contentVersion !== before) tell(this.#contentListeners);
  }

  insert(key: number, at: number, content: Content): void {
    const keys = [...this.#keys];
    this.#enter(keys, key, at, content);
    this.#show(keys);
  }

  remove(key: number): void {
    const keys = [...this.#keys];
    this.#leave(keys, key);
    this.#show(keys);
  }

  /** What was typed into fields that become others is gone. */
  patch(key: number, patch: Partial<Content>): void {
    this.#change(key, (row) => ({
      ...row,
      content: { ...row.content, ...patch },
      drafts: without(row.drafts, fieldsChanged(patch, row.content)),
    }));
  }

  /** What was typed and is no value stays. */
  show(key: number, content: Content): void {
    this.#change(key, (row) => ({ ...row, content }));
  }

  setDraft(key: number, field: FieldOf<Content>, draft: string | undefined): void {
    this.#change(key, (row) => ({
      ...row,
      drafts: draft === undefined ? without(row.drafts, [field]) : { ...row.drafts, [field]: draft },
    }));
  }

  /** Puts back what was typed before and is no value. */
  layDrafts(key: number, drafts: Drafts<Content>): void {
    this.#change(key, (row) => ({ ...row, drafts }));
  }

  /** Whether somebody is working on a row that is sent when it is left. */
  tellEditing(key: number, isEditing: boolean): void {
    this.#change(key, ({ isEditing: _, ...row }) => (isEditing ? { ...row, isEditing } : row));
  }

  tellSend(key: number, event: SendEvent): void {
    this.#change(key, (row) => ({ ...row, send: nextSendState(row.send, event) }));
  }

  #enter(keys: number[], key: number, at: number, content: Content): void {
    const row = newRow(key, content);
    this.#put({ ...row, drafts: this.#goneDrafts.get(key) ?? row.drafts });
    this.#goneDrafts.delete(key);
    keys.splice(at, 0, key);
  }

  #leave(keys: number[], key: number): void {
    const row = this.#rows.get(key);
    if (row === undefined) return;
    this.#rows.delete(key);
    if (Object.keys(row.drafts).length > 0) this.#goneDrafts.set(key, row.drafts);
    this.#noteUnfinished(key, false);
    this.#forgetIdentity(row);
    keys.splice(keys.indexOf(key), 1);
  }

  #show(keys: readonly number[]): void {
    this.#keys = keys;
    tell(this.#listeners);
    this.#tellContents();
  }

  #tellContents(): void {
    this.#contentVersion += 1;
    if (!this.#isApplying) tell(this.#contentListeners);
  }

  #change(key: number, changed: (row: GridRow<Content>) => GridRow<Content>): void {
    const row = this.#rows.get(key);
    if (row === undefined) return;
    this.#forgetIdentity(row);
    const next = changed(row);
    this.#put(next);
    tell(this.#rowListeners.get(key));
    if (next.content !== row.content || next.drafts !== row.drafts) this.#tellContents();
  }

  #put(row: GridRow<Content>): void {
    this.#rows.set(row.key, row);
    const identity = this.rules.identityOf?.(row.content);
    if (identity !== undefined) this.#keyByIdentity.set(identity, row.key);
    this.#noteUnfinished(row.key, isUnfinished(row, this.rules));
  }

  #forgetIdentity({ key, content }: GridRow<Content>): void {
    const identity = this.rules.identityOf?.(content);
    if (identity !== undefined && this.keyOf(identity) === key) this.#keyByIdentity.delete(identity);
  }

  #noteUnfinished(key: number, isOne: boolean): void {
    if (this.#unfinished.has(key) === isOne) return;
    if (isOne) this.#unfinished.add(key);
    else this.#unfinished.delete(key);
    tell(this.#unfinishedListeners);
  }
}

function newRow<Content>(key: number, content: Content): GridRow<Content> {
  const drafts: Partial<Record<FieldOf<Content>, string>> = {};
  return { key, content, send: quiet, drafts };
}

function without<Content>(drafts: Drafts<Content>, fields: readonly FieldOf<Content>[]): Drafts<Content> {
  if (!fields.some((field) => field in drafts)) return drafts;
  const left: Partial<Record<FieldOf<Content>, string>> = { ...drafts };
  for (const field of fields) delete left[field];
  return left;
}

function listenIn(listeners: Set<Listener>, listener: Listener): Listener {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(listeners: ReadonlySet<Listener> | undefined): void {
  for (const listener of [...(listeners ?? [])]) listener();
}
