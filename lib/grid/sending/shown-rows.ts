import { type GridChange, oppositesOf } from "../rows/grid-change";
import type { GridStore } from "../rows/grid-store";
import { bothOf, type ForeignChange, type ForeignChanges, whoseEvent } from "./foreign-change";
import type { MadeChange } from "./made-change";
import type { RemoteRows } from "./remote-rows";
import { clashOf, type RowClash } from "./row-clash";

interface Settings<Content> {
  store: GridStore<Content>;
  remote: RemoteRows<Content>;
  /** Whether changes of a row wait for their answer, or for the row to be left. */
  isAwaited(key: number): boolean;
  /** Called when there are other clashes. */
  tell(): void;
}

/**
 * What a grid shows of rows whose changes are sent: what others have made of them meanwhile, what the platform has in
 * place of what failed or was called off, and what waits for the person's choice. It sends nothing.
 */
export class ShownRows<Content> {
  /** What waits for the person's choice between their change and somebody else's. */
  clashes: readonly RowClash<Content>[] = [];
  /** What became of rows while changes of them were waiting. */
  readonly #foreign = new Map<number, ForeignChange<Content>>();
  readonly #store: GridStore<Content>;
  readonly #remote: RemoteRows<Content>;
  readonly #settings: Settings<Content>;

  constructor(settings: Settings<Content>) {
    this.#store = settings.store;
    this.#remote = settings.remote;
    this.#settings = settings;
  }

  /** What somebody else has made of a row since its changes wait. */
  foreignChangeOf(key: number): ForeignChange<Content> | undefined {
    return this.#foreign.get(key);
  }

  /** Rows that wait to be sent meet what became of them when their turn comes; the others show what they are by now. */
  meet(changes: ForeignChanges<Content>): void {
    const added: GridChange<Content>[] = [];
    for (const [key, change] of changes) {
      const isAwaited = this.#settings.isAwaited(key);
      if (change.isOwn && isAwaited) continue;
      if (isAwaited) this.#foreign.set(key, bothOf(this.#foreign.get(key), change));
      else if (this.#store.row(key) !== undefined) this.#showTheirs(key, change);
      else if (change.now !== undefined)
        added.push({ kind: "add", key, at: this.#store.keys.length + added.length, content: change.now });
    }
    this.#store.applyAll(added);
    for (const { key } of added) this.#store.tellSend(key, whoseEvent(changes.get(key)));
    this.#setClashes(
      this.clashes.map((clash) => {
        const change = changes.get(clash.key);
        return change === undefined ? clash : { ...clash, theirs: change.now };
      }),
    );
  }

  /** What others made of the row's other cells, and what earlier changes of it have failed to bring about. */
  showKnown(key: number): void {
    this.#foreign.delete(key);
    const known = this.#remote.contentOf(key);
    const shown = this.#store.content(key);
    if (known === undefined || shown === undefined) return;
    if (this.#store.rules.differing(known, shown).length > 0) this.#store.show(key, known);
  }

  /** Shows what the platform has; a later change of the same row speaks for itself. */
  takeBack({ kind, change }: MadeChange<Content>): void {
    const { key } = change;
    this.#foreign.delete(key);
    const known = this.#remote.contentOf(key);
    if (known !== undefined && change.kind === "remove") this.#store.insert(key, change.at, known);
    else if (known !== undefined) this.#store.show(key, known);
    else if (kind !== "clashed" && !this.#store.rules.keepsUnsent) this.#store.remove(key);
    if (kind === "clashed") {
      this.#showTheirs(key, { now: known, fields: undefined });
      this.#setClashes([...this.clashes, clashOf(change, known)]);
    }
  }

  /** What was called off goes back at once: of thousands of rows, the list is redrawn once. */
  takeBackAll(left: readonly GridChange<Content>[]): void {
    const { isAwaited } = this.#settings;
    const isItsOwn = ({ key, kind }: GridChange<Content>): boolean =>
      !isAwaited(key) && !(kind === "add" && this.#isOnPlatform(key));
    this.#store.applyAll(oppositesOf(left.filter(isItsOwn)));
    for (const { key } of left) {
      const known = this.#remote.contentOf(key);
      if (known !== undefined && !isAwaited(key)) this.#store.show(key, known);
      this.#store.tellSend(key, { kind: "called-off" });
      const shown = this.#store.content(key);
      if (known === undefined && shown !== undefined && this.#keepsUnsent(shown))
        this.#store.tellSend(key, { kind: "kept", reason: undefined });
    }
  }

  /** What became of a change stands at its row; a clash is told by its question. */
  tellResult(made: MadeChange<Content>): void {
    const { key } = made.change;
    if (made.kind === "clashed") return;
    if (made.kind === "failed") {
      const reason = this.#remote.side.reasonOf(made.error);
      const isKept = !this.#isOnPlatform(key) && this.#store.rules.keepsUnsent === true;
      this.#store.tellSend(key, { kind: isKept ? "kept" : "refused", reason });
    } else this.#store.tellSend(key, { kind: this.#isOnPlatform(key) ? "answered" : "called-off" });
  }

  /** Leaves rows as somebody else made them. */
  keepTheirs(clashes: readonly RowClash<Content>[]): void {
    for (const { key, theirs } of clashes) if (theirs === undefined) this.#store.remove(key);
    this.#setClashes(this.clashes.filter((clash) => !clashes.includes(clash)));
  }

  /** The row is changed once more: what is asked about it is over. */
  endClash(key: number): void {
    this.#setClashes(this.clashes.filter((clash) => clash.key !== key));
  }

  /** A row that is gone stays, as one that the platform does not have: the others must not move while somebody types. */
  #showTheirs(key: number, change: ForeignChange<Content>): void {
    const shown = this.#store.content(key);
    if (shown === undefined) return;
    this.#store.show(key, change.now ?? { ...shown, ...this.#store.rules.withdrawn(shown) });
    this.#store.tellSend(key, whoseEvent(change));
  }

  #isOnPlatform(key: number): boolean {
    return this.#remote.contentOf(key) !== undefined;
  }

  /** Of a row that the platform does not have. */
  #keepsUnsent(shown: Content): boolean {
    return this.#store.rules.keepsUnsent === true && this.#store.rules.isSendable(shown);
  }

  #setClashes(clashes: readonly RowClash<Content>[]): void {
    if (clashes.length === 0 && this.clashes.length === 0) return;
    this.clashes = clashes;
    this.#settings.tell();
  }
}
