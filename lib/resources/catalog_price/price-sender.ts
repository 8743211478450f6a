import { Semaphore } from "@/lib/grid/semaphore";
import type { ProductPrice } from "./catalog-price.calls";
import { type ForeignChanges, PlatformPrices, type PlatformSide, trustedFor } from "./platform-prices";
import { oppositesOf, type PriceChange, type PricedProduct } from "./price-change";
import { changeOver, clashOf, type PriceClash } from "./price-clash";
import { readPrice } from "./price-entry";
import type { PriceGrid } from "./price-grid";
import { toPricedProduct } from "./price-row";

/** As many calls at once; more would keep the page's other requests waiting. */
const callsAtOnce = 4;

/** What became of some changes. */
export interface Outcome {
  readonly done: readonly PriceChange[];
  readonly failed: readonly { readonly change: PriceChange; readonly error: unknown }[];
  /** Called off before they were sent, or not sent over what somebody else has made of the row. */
  readonly left: readonly PriceChange[];
}

/**
 * Shows changes of an existing catalogue at once, sends each as its own call (CATA-009), and takes back what fails: a
 * failed add removes its row (CATA-026). Calls of one row go one after another. What somebody else has changed meanwhile
 * is never written over without a question.
 */
export class PriceSender {
  /** What waits for the person's choice between their change and somebody else's. */
  clashes: readonly PriceClash[] = [];
  /** Changes that wait for their answer. */
  sending = 0;
  /** Those and the ones that failed, until all that was changed with them is answered. */
  readonly waiting = new Set<PriceChange>();
  readonly #turns = new Map<number, Promise<unknown>>();
  readonly #running = new Set<Promise<unknown>>();
  readonly #semaphore = new Semaphore(callsAtOnce);
  readonly #platform: PlatformPrices;
  /** What became of rows while changes of them were waiting. */
  readonly #foreign = new Map<number, PricedProduct | undefined>();

  /** @param tell is called when what is above becomes another */
  constructor(
    private readonly grid: PriceGrid,
    platform: PlatformSide,
    private readonly tell: () => void,
  ) {
    this.#platform = new PlatformPrices(platform, grid, (changes) => this.#meet(changes));
  }

  get pricesOnPlatform(): ProductPrice[] {
    return this.#platform.prices;
  }

  isOnPlatform(key: number): boolean {
    return this.#platform.contentOf(key) !== undefined;
  }

  /** Shows what others have changed, where that was last looked at a while ago. Rejects where it cannot be read. */
  refresh(): Promise<void> {
    return this.#platform.refresh(trustedFor);
  }

  /** What sends changes that were not sent, over what somebody else has made of their rows. */
  changesOver(clashes: readonly PriceClash[]): PriceChange[] {
    return clashes.flatMap((clash) => changeOver(clash, this.grid) ?? []);
  }

  /** Leaves rows as somebody else made them. */
  keepTheirs(clashes: readonly PriceClash[]): void {
    for (const { key, theirs } of clashes) if (theirs === undefined) this.grid.remove(key);
    this.#setClashes(this.clashes.filter((clash) => !clashes.includes(clash)));
  }

  /** Until everything that was sent is answered. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled([...this.#running]);
  }

  async run(changes: readonly PriceChange[], signal?: AbortSignal): Promise<Outcome> {
    for (const change of changes) this.waiting.add(change);
    this.#count(changes.length);
    this.grid.applyAll(changes);
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

  async #make(change: PriceChange, signal?: AbortSignal): Promise<MadeChange> {
    const { key } = change;
    this.#setClashes(this.clashes.filter((clash) => clash.key !== key));
    this.grid.tellSend(key, { kind: "sent" });
    const before = this.#turns.get(key);
    const turn = (before ?? Promise.resolve()).then(() => this.#semaphore.run(() => this.#send(change, signal)));
    this.#turns.set(key, turn);
    const made = await turn;
    const isLast = this.#turns.get(key) === turn;
    if (isLast) this.#turns.delete(key);
    if (made.kind === "left") return made;
    if (isLast) {
      if (made.kind !== "done") this.#takeBack(made);
      this.#foreign.delete(key);
    }
    this.#tellResult(made);
    if (made.kind === "done") this.waiting.delete(change);
    this.#count(-1);
    return made;
  }

  async #send(change: PriceChange, signal?: AbortSignal): Promise<MadeChange> {
    if (signal?.aborted) return { kind: "left", change };
    const { key } = change;
    const platform = this.#platform;
    try {
      await platform.refresh(trustedFor);
      const settled = this.#settled(change);
      if (settled !== undefined) return settled;
      const before = platform.contentOf(key);
      await platform.bringAbout(key, wantedBy(change));
      return {
        kind: "done",
        change: change.kind === "edit" ? { ...change, from: realFrom(change.from, before) } : change,
      };
    } catch (error) {
      const trusted = platform.side.trustedAfter(error);
      if (trusted !== undefined) await platform.refresh(trusted).catch(() => undefined);
      return this.#settled(change) ?? { kind: "failed", change, error };
    }
  }

  /** A change that there is no sense, or no right, in sending. */
  #settled(change: PriceChange): MadeChange | undefined {
    if (this.#platform.isAlready(change.key, wantedBy(change))) return { kind: "done", change };
    return this.#foreign.has(change.key) ? { kind: "clashed", change } : undefined;
  }

  /** Rows that wait to be sent clash when their turn comes; the others show what they are by now. */
  #meet(changes: ForeignChanges): void {
    const added: PriceChange[] = [];
    for (const [key, theirs] of changes) {
      if (this.#turns.has(key)) this.#foreign.set(key, theirs);
      else if (this.grid.row(key) !== undefined) this.#showTheirs(key, theirs);
      else if (theirs !== undefined)
        added.push({ kind: "add", key, at: this.grid.keys.length + added.length, row: theirs });
    }
    this.grid.applyAll(added);
    for (const { key } of added) this.grid.tellSend(key, { kind: "changed-elsewhere" });
    this.#setClashes(
      this.clashes.map((clash) => (changes.has(clash.key) ? { ...clash, theirs: changes.get(clash.key) } : clash)),
    );
  }

  /** A row that is gone stays, without a price: the other rows must not move while somebody types. */
  #showTheirs(key: number, theirs: PricedProduct | undefined): void {
    const row = this.grid.row(key);
    if (row === undefined) return;
    this.grid.set(key, theirs ?? { ...toPricedProduct(row), price: "" });
    this.grid.setDraft(key, row.draft);
    this.grid.tellSend(key, { kind: "changed-elsewhere" });
  }

  /** What was called off goes back at once: of thousands of rows, the list is redrawn once. */
  #takeBackAll(left: readonly PriceChange[]): void {
    const isItsOwn = ({ key, kind }: PriceChange): boolean =>
      !this.#turns.has(key) && !(kind === "add" && this.isOnPlatform(key));
    this.grid.applyAll(oppositesOf(left.filter(isItsOwn)));
    for (const { key } of left) {
      const known = this.#platform.contentOf(key);
      if (known !== undefined && !this.#turns.has(key)) this.grid.set(key, known);
      this.grid.tellSend(key, { kind: "called-off" });
    }
    this.#count(-left.length);
  }

  /** Shows what the platform has; a later change of the same row speaks for itself. */
  #takeBack({ kind, change }: MadeChange): void {
    const { key } = change;
    const known = this.#platform.contentOf(key);
    if (known !== undefined && change.kind === "remove") this.grid.insert(key, change.at, known);
    else if (known !== undefined) this.grid.set(key, known);
    else if (kind !== "clashed") this.grid.remove(key);
    if (kind === "clashed") {
      this.#showTheirs(key, known);
      this.#setClashes([...this.clashes, clashOf(change, known)]);
    }
  }

  #tellResult(made: MadeChange): void {
    const { key } = made.change;
    if (made.kind === "clashed") return;
    if (made.kind === "failed")
      this.grid.tellSend(key, { kind: "refused", reason: this.#platform.side.reasonOf(made.error) });
    else this.grid.tellSend(key, { kind: this.isOnPlatform(key) ? "answered" : "called-off" });
  }

  #count(by: number): void {
    this.sending += by;
    this.tell();
  }

  #setClashes(clashes: readonly PriceClash[]): void {
    if (clashes.length === 0 && this.clashes.length === 0) return;
    this.clashes = clashes;
    this.tell();
  }
}

type MadeChange =
  | { readonly kind: "done" | "left" | "clashed"; readonly change: PriceChange }
  | { readonly kind: "failed"; readonly change: PriceChange; readonly error: unknown };

/** The price that the platform ends up with; undefined for none. */
function wantedBy(change: PriceChange): PricedProduct | undefined {
  if (change.kind === "edit") return change.to;
  return change.kind === "add" ? change.row : undefined;
}

/** What an earlier change of the row failed to bring about was never there to go back to. */
function realFrom(shown: PricedProduct, known: PricedProduct | undefined): PricedProduct {
  if (known !== undefined) return known;
  return readPrice(shown.price).kind === "price" ? { ...shown, price: "" } : shown;
}
