import { contentAfter, type GridChange, oppositesOf, partOf } from "../rows/grid-change";
import type { GridStore } from "../rows/grid-store";
import { type ForeignChange, type ForeignChanges, RemoteRows, type RemoteSide, trustedFor } from "./remote-rows";
import { changeOver, clashOf, type RowClash } from "./row-clash";
import { Semaphore } from "./semaphore";

/** As many calls at once; more would keep the page's other requests waiting. */
const callsAtOnce = 4;

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
  readonly #semaphore = new Semaphore(callsAtOnce);
  readonly #remote: RemoteRows<Content>;
  /** What became of rows while changes of them were waiting. */
  readonly #foreign = new Map<number, ForeignChange<Content>>();

  /** @param tell is called when what is above becomes another */
  constructor(
    private readonly store: GridStore<Content>,
    side: RemoteSide<Content>,
    private readonly tell: () => void,
  ) {
    this.#remote = new RemoteRows(side, store, (changes) => this.#meet(changes));
  }

  /** What the platform is known to have by now. */
  get remote(): Pick<RemoteRows<Content>, "all"> {
    return this.#remote;
  }

  isOnPlatform(key: number): boolean {
    return this.#remote.contentOf(key) !== undefined;
  }

  /** Shows what others have changed, where that was last looked at a while ago. Rejects where it cannot be read. */
  refresh(): Promise<void> {
    return this.#remote.refresh(trustedFor);
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

  async run(changes: readonly GridChange<Content>[], signal?: AbortSignal): Promise<Outcome<Content>> {
    for (const change of changes) this.waiting.add(change);
    this.#count(changes.length);
    this.store.applyAll(changes);
    const running = Promise.all(changes.map((change) => this.#make(change, signal)));
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

  async #make(change: GridChange<Content>, signal?: AbortSignal): Promise<MadeChange<Content>> {
    const { key } = change;
    this.#setClashes(this.clashes.filter((clash) => clash.key !== key));
    this.store.tellSend(key, { kind: "sent" });
    const before = this.#turns.get(key);
    const turn = (before ?? Promise.resolve()).then(() => this.#semaphore.run(() => this.#send(change, signal)));
    this.#turns.set(key, turn);
    const made = await turn;
    const isLast = this.#turns.get(key) === turn;
    if (isLast) this.#turns.delete(key);
    if (made.kind === "left") return made;
    if (isLast) {
      if (made.kind === "done") this.#showKnown(key);
      else this.#takeBack(made);
      this.#foreign.delete(key);
    }
    this.#tellResult(made);
    if (made.kind === "done") this.waiting.delete(change);
    this.#count(-1);
    return made;
  }

  async #send(change: GridChange<Content>, signal?: AbortSignal): Promise<MadeChange<Content>> {
    if (signal?.aborted) return { kind: "left", change };
    const { key } = change;
    const remote = this.#remote;
    try {
      await remote.refresh(trustedFor);
      const settled = this.#settled(change);
      if (settled !== undefined) return settled;
      const before = remote.contentOf(key);
      await remote.bringAbout(key, this.#wantedBy(change));
      return { kind: "done", change: this.#asMade(change, before) };
    } catch (error) {
      const trusted = remote.side.trustedAfter(error);
      if (trusted !== undefined) await remote.refresh(trusted).catch(() => undefined);
      return this.#settled(change) ?? { kind: "failed", change, error };
    }
  }

  /** A change that there is no sense, or no right, in sending. */
  #settled(change: GridChange<Content>): MadeChange<Content> | undefined {
    if (this.#remote.isAlready(change.key, this.#wantedBy(change))) return { kind: "done", change };
    const foreign = this.#foreign.get(change.key);
    return foreign !== undefined && isOver(change, foreign) ? { kind: "clashed", change } : undefined;
  }

  /** The row that the platform ends up with; undefined for none. Fields that the change leaves alone are as they are. */
  #wantedBy(change: GridChange<Content>): Content | undefined {
    return contentAfter(change, this.#remote.contentOf(change.key));
  }

  /** With what it was really made from: what an earlier change failed to bring about was never there to go back to. */
  #asMade(change: GridChange<Content>, before: Content | undefined): GridChange<Content> {
    if (change.kind !== "edit") return change;
    if (before !== undefined) return { ...change, from: before };
    const { from, to } = change;
    const { rules } = this.store;
    if (!rules.isSendable(from)) return change;
    const gone = rules.withdrawn(from);
    return { ...change, from: { ...from, ...gone }, to: { ...partOf(from, gone), ...to } };
  }

  /** Rows that wait to be sent meet what became of them when their turn comes; the others show what they are by now. */
  #meet(changes: ForeignChanges<Content>): void {
    const added: GridChange<Content>[] = [];
    for (const [key, change] of changes) {
      if (this.#turns.has(key)) this.#foreign.set(key, bothOf(this.#foreign.get(key), change));
      else if (this.store.row(key) !== undefined) this.#showTheirs(key, change.now);
      else if (change.now !== undefined)
        added.push({ kind: "add", key, at: this.store.keys.length + added.length, content: change.now });
    }
    this.store.applyAll(added);
    for (const { key } of added) this.store.tellSend(key, { kind: "changed-elsewhere" });
    this.#setClashes(
      this.clashes.map((clash) => {
        const change = changes.get(clash.key);
        return change === undefined ? clash : { ...clash, theirs: change.now };
      }),
    );
  }

  /** A row that is gone stays, as one that the platform does not have: the others must not move while somebody types. */
  #showTheirs(key: number, theirs: Content | undefined): void {
    const shown = this.store.content(key);
    if (shown === undefined) return;
    this.store.show(key, theirs ?? { ...shown, ...this.store.rules.withdrawn(shown) });
    this.store.tellSend(key, { kind: "changed-elsewhere" });
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
      !this.#turns.has(key) && !(kind === "add" && this.isOnPlatform(key));
    this.store.applyAll(oppositesOf(left.filter(isItsOwn)));
    for (const { key } of left) {
      const known = this.#remote.contentOf(key);
      if (known !== undefined && !this.#turns.has(key)) this.store.show(key, known);
      this.store.tellSend(key, { kind: "called-off" });
    }
    this.#count(-left.length);
  }

  /** Shows what the platform has; a later change of the same row speaks for itself. */
  #takeBack({ kind, change }: MadeChange<Content>): void {
    const { key } = change;
    const known = this.#remote.contentOf(key);
    if (known !== undefined && change.kind === "remove") this.store.insert(key, change.at, known);
    else if (known !== undefined) this.store.show(key, known);
    else if (kind !== "clashed") this.store.remove(key);
    if (kind === "clashed") {
      this.#showTheirs(key, known);
      this.#setClashes([...this.clashes, clashOf(change, known)]);
    }
  }

  #tellResult(made: MadeChange<Content>): void {
    const { key } = made.change;
    if (made.kind === "clashed") return;
    if (made.kind === "failed")
      this.store.tellSend(key, { kind: "refused", reason: this.#remote.side.reasonOf(made.error) });
    else this.store.tellSend(key, { kind: this.isOnPlatform(key) ? "answered" : "called-off" });
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

type MadeChange<Content> =
  | { readonly kind: "done" | "left" | "clashed"; readonly change: GridChange<Content> }
  | { readonly kind: "failed"; readonly change: GridChange<Content>; readonly error: unknown };

/** Whether a change would write over somebody else's: of the whole row, or of the same cells. */
function isOver<Content>(change: GridChange<Content>, { fields }: ForeignChange<Content>): boolean {
  if (change.kind !== "edit" || fields === undefined) return true;
  return fields.some((field) => field in change.to);
}

function bothOf<Content>(
  before: ForeignChange<Content> | undefined,
  { now, fields }: ForeignChange<Content>,
): ForeignChange<Content> {
  if (before === undefined) return { now, fields };
  return { now, fields: before.fields && fields && [...before.fields, ...fields] };
}
