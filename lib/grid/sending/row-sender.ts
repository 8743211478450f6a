import { Semaphore } from "@/lib/calls/semaphore";
import { contentAfter, type GridChange } from "../rows/grid-change";
import type { GridStore } from "../rows/grid-store";
import { isOver } from "./foreign-change";
import { HeldRows } from "./held-rows";
import { asMade, type MadeChange, ofWholeRow } from "./made-change";
import { RemoteRows, type RemoteSide, trustedFor } from "./remote-rows";
import { changeOver, type RowClash } from "./row-clash";
import { ShownRows } from "./shown-rows";

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
  /** Changes that wait for their answer. */
  sending = 0;
  /** Those and the ones that failed, until all that was changed with them is answered. */
  readonly waiting = new Set<GridChange<Content>>();
  readonly #turns = new Map<number, Promise<unknown>>();
  readonly #running = new Set<Promise<unknown>>();
  readonly #semaphore = new Semaphore();
  readonly #remote: RemoteRows<Content>;
  readonly #held: HeldRows<Content>;
  readonly #shown: ShownRows<Content>;

  /** @param tell is called when what is above, or a clash, becomes another */
  constructor(
    private readonly store: GridStore<Content>,
    side: RemoteSide<Content>,
    private readonly tell: () => void,
  ) {
    const remote = new RemoteRows(side, store, (changes) => this.#shown.meet(changes));
    const isAwaited = (key: number): boolean => this.#turns.has(key) || this.#held.has(key);
    this.#remote = remote;
    this.#held = new HeldRows(store);
    this.#shown = new ShownRows({ store, remote, isAwaited, tell });
  }

  /** What waits for the person's choice between their change and somebody else's. */
  get clashes(): readonly RowClash<Content>[] {
    return this.#shown.clashes;
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
    this.#shown.keepTheirs(clashes);
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
    for (const key of unchanged) if (!this.#turns.has(key)) this.#shown.showKnown(key);
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
      const calledOff = results.flatMap((result) => (result.kind === "left" ? [result.change] : []));
      this.#shown.takeBackAll(calledOff);
      this.#count(-calledOff.length);
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
    this.#shown.endClash(key);
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
      if (made.kind === "done") this.#shown.showKnown(key);
      else this.#shown.takeBack(made);
    }
    this.#shown.tellResult(made);
    if (made.kind === "done") this.waiting.delete(change);
    this.#count(-1);
    return made;
  }

  async #send(change: GridChange<Content>, madeAt: number, signal?: AbortSignal): Promise<MadeChange<Content>> {
    if (signal?.aborted) return { kind: "left", change };
    const { key } = change;
    const remote = this.#remote;
    let sentAt = madeAt;
    let isOnPlatform = this.isOnPlatform(key);
    try {
      await remote.refreshFor(key, madeAt);
      const settled = this.#settled(change);
      if (settled !== undefined) return settled;
      sentAt = remote.now();
      isOnPlatform = this.isOnPlatform(key);
      return await this.#bringAbout(change);
    } catch (error) {
      const doubt = remote.side.doubtOf(error);
      if (doubt !== undefined) await remote.refreshAfter(doubt, sentAt).catch(() => undefined);
      const settled = this.#settled(change);
      if (settled !== undefined) return settled;
      // It was added after all, and only what belongs to it is missing.
      if (doubt === "unanswered" && !isOnPlatform && this.isOnPlatform(key))
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
    const foreign = this.#shown.foreignChangeOf(change.key);
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

  #count(by: number): void {
    this.sending += by;
    this.tell();
  }
}
