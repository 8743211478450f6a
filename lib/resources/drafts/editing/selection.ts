/** Where a range begins, and which cell the keys start from. */
interface Range {
  readonly anchor: number | undefined;
  readonly focus: number | undefined;
}

type Listener = () => void;

/** Which cells are selected (MAPP-003). A cell listens to itself alone, so that a click draws two cells of 2,000 again. */
export class CellSelection {
  #keys: ReadonlySet<number> = new Set();
  #range: Range = { anchor: undefined, focus: undefined };
  #isSpent = false;
  readonly #listeners = new Set<Listener>();
  readonly #cellListeners = new Map<number, Listener>();

  get keys(): ReadonlySet<number> {
    return this.#keys;
  }

  get anchor(): number | undefined {
    return this.#range.anchor;
  }

  get focus(): number | undefined {
    return this.#range.focus;
  }

  has(key: number): boolean {
    return this.#keys.has(key);
  }

  readonly subscribe = (listener: Listener): Listener => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Called when this cell is selected or no more, or comes into or loses the focus. */
  subscribeCell(key: number, listener: Listener): Listener {
    this.#cellListeners.set(key, listener);
    return () => {
      if (this.#cellListeners.get(key) === listener) this.#cellListeners.delete(key);
    };
  }

  /** A plain click (MAPP-003). What was selected before and changed since is over with it. */
  toggle(key: number): void {
    const keys = new Set(this.#isSpent ? [] : this.#keys);
    if (!keys.delete(key)) keys.add(key);
    this.#put(keys, { anchor: key, focus: key });
  }

  /** @param range where it goes on from; as it was where absent */
  select(keys: Iterable<number>, range: Partial<Range> = {}): void {
    this.#put(new Set(keys), { ...this.#range, ...range });
  }

  add(keys: Iterable<number>, range: Partial<Range> = {}): void {
    this.select([...this.#keys, ...keys], range);
  }

  /** Something was done with what is selected: the next click selects anew, so that nothing more is changed unnoticed. */
  spend(): void {
    this.#isSpent = true;
  }

  /** Where the keys are. What is selected stays, unless something was done with it: the keys go on with the cell where they are. */
  moveFocus(focus: number): void {
    const goesOn = this.#isSpent && this.#keys.size > 0;
    this.#put(goesOn ? new Set([focus]) : this.#keys, { anchor: focus, focus });
    // Nobody has chosen it: a click begins anew.
    if (goesOn) this.spend();
  }

  /** The same, where it came there otherwise: a range goes on from where it began. */
  focusOn(focus: number): void {
    if (focus !== this.#range.focus) this.#put(this.#keys, { ...this.#range, focus });
  }

  /** MAPP-018. */
  reset(): void {
    this.#put(new Set(), { ...this.#range, anchor: undefined });
  }

  #put(keys: ReadonlySet<number>, range: Range): void {
    const before = { keys: this.#keys, focus: this.#range.focus };
    if (keys !== before.keys) this.#isSpent = false;
    this.#keys = keys;
    this.#range = range;
    const changed = new Set<number>();
    for (const key of before.keys) if (!keys.has(key)) changed.add(key);
    for (const key of keys) if (!before.keys.has(key)) changed.add(key);
    if (before.focus !== range.focus)
      for (const key of [before.focus, range.focus]) if (key !== undefined) changed.add(key);
    for (const key of changed) this.#cellListeners.get(key)?.();
    for (const listener of [...this.#listeners]) listener();
  }
}
