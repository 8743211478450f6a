import { Semaphore } from "@/lib/calls/semaphore";
import { contentAfter, type GridChange, oppositesOf } from "../rows/grid-change";
import type { GridStore } from "../rows/grid-store";
import { bothOf, type ForeignChange, type ForeignChanges, isOver, whoseEvent } from "./foreign-change";
import { HeldRows } from "./held-rows";
import { asMade, type MadeChange, ofWholeRow } from "./made-change";
import { RemoteRows, type RemoteSide, trustedFor } from "./remote-rows";
import { changeOver, clashOf, type RowClash } from "./row-clash";

/** What became of some changes. */
export interface Outcome<Content> {
  readonly done: readonly GridChange<Content>[];
  readonly failed: readonly { readonly change: GridChange<Content>; readonly error: unknown }[];
  /** Called off before they were sent, or not sent over what somebody else has made of the row. */
  readonly left: readonly GridChange<Content>[];
}

/**
 * Shows changes of an existing record's rows at once, sends each row by its own calls, and takes back what fails: a failed
 * add removes its row. Calls of one row go one after another. What somebody else has changed meanwhile is never written
 * over without a question; who has changed other cells of the same row is not asked about.
 */
export class RowSender<Content> {
  /** What waits for the person's choice between their change and somebody else's. */
  clashes: readonly RowClash<Content>[] = [];
  /** Changes that wait for their answer. */
  sending = 0;
  /** Those and the ones that failed, until all that was changed with them is answered. */
  readonly waiting = new Set<GridChange<Content>>();
  readonly #turns = new Map<number, Promise<unknown>>();
  readonly #running = new Set<Promise<unknown>>();
  readonly #semaphore = new Semaphore();
  readonly #remote: RemoteRows<Content>;
  readonly #held: HeldRows<Content>;
  /** What became of rows while changes of them were waiting. */
  readonly #foreign = new Map<number, ForeignChange<Content>>();

  /** @param tell is called when what is above becomes another */
  constructor(
    private readonly store: GridStore<Content>,
    side: RemoteSide<Content>,
    private readonly tell: () => void,
  ) {
    this.#remote = new RemoteRows(side, store, (changes) => this.#meet(changes));
    this.#held = new HeldRows(store);
  }

  /** What the platform is known to have by now. */
  get remote(): Pick<RemoteRows<Content>, "all" | "idOf"> {
    return this.#remote;
  }

  isOnPlatform(key: number): boolean {
    return this.#remote.contentOf(key) !== undefined;
  }

  /** Shows what others have changed, where that was last looked at a while ago. Rejects where it cannot be read. */
  refresh(): Promise<void> {
    return this.#remote.refresh(Date.now() - trustedFor);
  }

  /** What sends changes that were not sent, over what somebody else has made of their rows. */
  changesOver(clashes: readonly RowClash<Content>[]): GridChange<Content>[] {
    return clashes.flatMap((clash) => changeOver(clash, this.store) ?? []);
  }

  /** Leaves rows as somebody else made them. */
  keepTheirs(clashes: readonly RowClash<Content>[]): void {
    for (const { key, theirs } of clashes) if (theirs === undefined) this.store.remove(key);
    this.#setClashes(this.clashes.filter((clash) => !clashes.includes(clash)));
  }

  /** Until everything that was sent is answered. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled([...this.#running]);
  }

  /** Rows that are sent when they are left. */
  get held(): Pick<HeldRows<Content>, "has" | "size" | "changes"> {
    return this.#held;
  }

  /** Shows a change of a row that is sent when it is left. @returns false where it is sent at once */
  hold(change: GridChange<Content>): boolean {
    if (this.#remote.side.isSentWhenLeft === undefined || change.kind !== "edit") return false;
    this.store.applyAll([change]);
    this.#held.add(change);
    this.tell();
    return true;
  }

  /** Sends the rows that are left. */
  sendHeld(signal?: AbortSignal): Promise<Outcome<Content>> {
    const { changes, unchanged } = this.#held.take();
    for (const key of unchanged.filter((each) => !this.#turns.has(each))) {
      this.#showKnown(key);
      this.#foreign.delete(key);
    }
    this.tell();
    return this.run(changes, signal, true);
  }

  /** @param isShown the grid shows them already */
  async run(asked: readonly GridChange<Content>[], signal?: AbortSignal, isShown = false): Promise<Outcome<Content>> {
    const changes = asked.map((change) => ofWholeRow(change, this.store));
    const madeAt = this.#remote.now();
    for (const change of changes) this.waiting.add(change);
    this.#count(changes.length);
    if (!isShown) this.store.applyAll(changes);
    const running = Promise.all(changes.map((change) => this.#make(change, madeAt, signal)));
    this.#running.add(running);
    try {
      const results = await running;
      this.#takeBackAll(results.flatMap((result) => (result.kind === "left" ? [result.change] : [])));
      return {
        done: results.flatMap((result) => (result.kind === "done" ? [result.change] : [])),
        failed: results.flatMap((result) => (result.kind === "failed" ? [result] : [])),
        left: results.flatMap((result) => (result.kind === "left" || result.kind === "clashed" ? [result.change] : [])),
      };
    } finally {
      this.#running.delete(running);
      for (const change of changes) this.waiting.delete(change);
    }
  }

  async #make(change: GridChange<Content>, madeAt: number, signal?: AbortSignal): Promise<MadeChange<Content>> {
    const { key } = change;
    this.#setClashes(this.clashes.filter((clash) => clash.key !== key));
    this.store.tellSend(key, { kind: "sent" });
    const before = this.#turns.get(key);
    const turn = (before ?? Promise.resolve()).then(() =>
      this.#semaphore.run(() => this.#send(change, madeAt, signal)),
    );
    this.#turns.set(key, turn);
    const made = await turn;
    const isLast = this.#turns.get(key) === turn;
    if (isLast) this.#turns.delete(key);
    if (made.kind === "left") return made;
    // What is being changed of it by now comes after.
    if (isLast && !this.#held.has(key)) {
      if (made.kind === "done") this.#showKnown(key);
      else this.#takeBack(made);
      this.#foreign.delete(key);
    }
    this.#tellResult(made);
    if (made.kind === "done") this.waiting.delete(change);
    this.#count(-1);
    return made;
  }

  async #send(change: GridChange<Content>, madeAt: number, signal?: AbortSignal): Promise<MadeChange<Content>> {
    if (signal?.aborted) return { kind: "left", change };
    const { key } = change;
    const remote = this.#remote;
    let sentAt = madeAt;
    const wasThere = (): boolean => remote.contentOf(key) !== undefined;
    let isOnPlatform = wasThere();
    try {
      await remote.refreshFor(key, madeAt);
      const settled = this.#settled(change);
      if (settled !== undefined) return settled;
      sentAt = remote.now();
      isOnPlatform = wasThere();
      return await this.#bringAbout(change);
    } catch (error) {
      const doubt = remote.side.doubtOf(error);
      if (doubt !== undefined) await remote.refreshAfter(doubt, sentAt).catch(() => undefined);
      const settled = this.#settled(change);
      if (settled !== undefined) return settled;
      // It was added after all, and only what belongs to it is missing.
      if (doubt === "unanswered" && !isOnPlatform && wasThere())
        return this.#bringAbout(change).catch((again) => ({ kind: "failed", change, error: again }));
      return { kind: "failed", change, error };
    }
  }

  async #bringAbout(change: GridChange<Content>): Promise<MadeChange<Content>> {
    const before = this.#remote.contentOf(change.key);
    await this.#remote.bringAbout(change.key, this.#wantedBy(change));
    return { kind: "done", change: asMade(change, before, this.store.rules) };
  }

  /** A change that there is no sense, or no right, in sending. */
  #settled(change: GridChange<Content>): MadeChange<Content> | undefined {
    const wanted = this.#wantedBy(change);
    if (this.#remote.isAlready(change.key, wanted)) return { kind: "done", change };
    const foreign = this.#foreign.get(change.key);
    if (foreign === undefined) return undefined;
    const known = this.#remote.contentOf(change.key);
    // Who has made the same of a cell is not asked about.
    const open = known && wanted && this.store.rules.differing(known, wanted);
    return isOver(change, foreign, open) ? { kind: "clashed", change } : undefined;
  }

  /** The row that the platform ends up with; undefined for none. Fields that the change leaves alone are as they are. */
  #wantedBy(change: GridChange<Content>): Content | undefined {
    return contentAfter(change, this.#remote.contentOf(change.key));
  }

  /** Rows that wait to be sent meet what became of them when their turn comes; the others show what they are by now. */
  #meet(changes: ForeignChanges<Content>): void {
    const added: GridChange<Content>[] = [];
    for (const [key, change] of changes) {
      if (change.isOwn && this.#isAwaited(key)) continue;
      if (this.#isAwaited(key)) this.#foreign.set(key, bothOf(this.#foreign.get(key), change));
      else if (this.store.row(key) !== undefined) this.#showTheirs(key, change);
      else if (change.now !== undefined)
        added.push({ kind: "add", key, at: this.store.keys.length + added.length, content: change.now });
    }
    this.store.applyAll(added);
    for (const { key } of added) this.store.tellSend(key, whoseEvent(changes.get(key)));
    this.#setClashes(
      this.clashes.map((clash) => {
        const change = changes.get(clash.key);
        return change === undefined ? clash : { ...clash, theirs: change.now };
      }),
    );
  }

  /** A row that is gone stays, as one that the platform does not have: the others must not move while somebody types. */
  #showTheirs(key: number, change: ForeignChange<Content>): void {
    const shown = this.store.content(key);
    if (shown === undefined) return;
    this.store.show(key, change.now ?? { ...shown, ...this.store.rules.withdrawn(shown) });
    this.store.tellSend(key, whoseEvent(change));
  }

  /** Whether changes of a row wait for their answer, or for the row to be left. */
  #isAwaited(key: number): boolean {
    return this.#turns.has(key) || this.#held.has(key);
  }

  /** What others made of the row's other cells, and what earlier changes of it have failed to bring about. */
  #showKnown(key: number): void {
    const known = this.#remote.contentOf(key);
    const shown = this.store.content(key);
    if (known === undefined || shown === undefined) return;
    if (this.store.rules.differing(known, shown).length > 0) this.store.show(key, known);
  }

  /** What was called off goes back at once: of thousands of rows, the list is redrawn once. */
  #takeBackAll(left: readonly GridChange<Content>[]): void {
    const isItsOwn = ({ key, kind }: GridChange<Content>): boolean =>
      !this.#isAwaited(key) && !(kind === "add" && this.isOnPlatform(key));
    this.store.applyAll(oppositesOf(left.filter(isItsOwn)));
    for (const { key } of left) {
      const known = this.#remote.contentOf(key);
      if (known !== undefined && !this.#isAwaited(key)) this.store.show(key, known);
      this.store.tellSend(key, { kind: "called-off" });
      const shown = this.store.content(key);
      if (known === undefined && shown !== undefined && this.#keepsUnsent(shown))
        this.store.tellSend(key, { kind: "kept", reason: undefined });
    }
    this.#count(-left.length);
  }

  /** Shows what the platform has; a later change of the same row speaks for itself. */
  #takeBack({ kind, change }: MadeChange<Content>): void {
    const { key } = change;
    const known = this.#remote.contentOf(key);
    if (known !== undefined && change.kind === "remove") this.store.insert(key, change.at, known);
    else if (known !== undefined) this.store.show(key, known);
    else if (kind !== "clashed" && !this.store.rules.keepsUnsent) this.store.remove(key);
    if (kind === "clashed") {
      this.#showTheirs(key, { now: known, fields: undefined });
      this.#setClashes([...this.clashes, clashOf(change, known)]);
    }
  }

  #tellResult(made: MadeChange<Content>): void {
    const { key } = made.change;
    if (made.kind === "clashed") return;
    if (made.kind === "failed") {
      const reason = this.#remote.side.reasonOf(made.error);
      const isKept = !this.isOnPlatform(key) && this.store.rules.keepsUnsent === true;
      this.store.tellSend(key, { kind: isKept ? "kept" : "refused", reason });
    } else this.store.tellSend(key, { kind: this.isOnPlatform(key) ? "answered" : "called-off" });
  }

  /** Of a row that the platform does not have. */
  #keepsUnsent(shown: Content): boolean {
    return this.store.rules.keepsUnsent === true && this.store.rules.isSendable(shown);
  }

  #count(by: number): void {
    this.sending += by;
    this.tell();
  }

  #setClashes(clashes: readonly RowClash<Content>[]): void {
    if (clashes.length === 0 && this.clashes.length === 0) return;
    this.clashes = clashes;
    this.tell();
  }
}
