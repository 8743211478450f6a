import type { OtherStep } from "@/lib/grid/editing/steps";
import { doubtOf } from "@/lib/grid/sending/doubt";
import type { RowClash } from "@/lib/grid/sending/row-clash";
import { type EnteredRateDiscount, rateDiscountFault } from "./new-reception";
import {
  isNoAmount,
  isSameRateDiscount,
  noDiscount,
  type RateDiscountCalls,
  type SavedRateDiscount,
  savedDiscounts,
  sendRateDiscount,
  vatTakenOff,
} from "./rate-discounts";
import type { Reception } from "./receptions.calls";
import type { WorkLine } from "./work-line";

/** What did not reach the platform. */
export interface UnsentDiscount {
  readonly discount: EnteredRateDiscount;
  /** It was to be taken away. */
  readonly isRemoval: boolean;
  readonly error: unknown;
}

/** For the view; another object when it changes. */
interface DiscountsState {
  readonly entered: readonly EnteredRateDiscount[];
  /** What waits for the person's choice between their discount of a rate and somebody else's: the key is the rate. */
  readonly clashes: readonly RowClash<EnteredRateDiscount>[];
  readonly unsent: readonly UnsentDiscount[];
}

interface Surroundings {
  /** The note's lines, as the platform has them. */
  lines(): readonly WorkLine[];
  /** Something is done that can be undone. */
  onStep(step: OtherStep): void;
}

type Listener = () => void;

/**
 * Discounts of a saved note's VAT rates. Each is sent when its field is left, over what was read just before: somebody
 * else's discount of the same rate is asked about, and what nobody here touched follows. Its VAT follows the lines.
 */
export class NoteRateDiscounts {
  #state: DiscountsState;
  #saved: Map<number, SavedRateDiscount>;
  /** The VAT of what each takes off, by the lines as they were when it was sent or read. */
  #vat = new Map<number, string>();
  #turn: Promise<unknown> = Promise.resolve();
  readonly #listeners = new Set<Listener>();

  constructor(
    private readonly note: number,
    discounts: Reception["vatDiscounts"],
    private readonly calls: RateDiscountCalls,
    private readonly around: Surroundings,
  ) {
    this.#saved = savedDiscounts(discounts);
    this.#state = { entered: [...this.#saved.values()], clashes: [], unsent: [] };
    for (const rate of this.#saved.keys()) this.#noteVat(rate);
  }

  get state(): DiscountsState {
    return this.#state;
  }

  readonly subscribe = (listener: Listener): Listener => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The platform has one, though it may be emptied. */
  isRemovable(rate: number): boolean {
    return this.#saved.get(rate)?.id !== undefined;
  }

  /** Something is entered that the platform does not have. */
  get isUnsent(): boolean {
    const { entered, clashes, unsent } = this.#state;
    return clashes.length + unsent.length > 0 || entered.some((each) => this.#isTouched(each.rate));
  }

  put(changed: EnteredRateDiscount): void {
    this.#show({ entered: [...this.#state.entered.filter(({ rate }) => rate !== changed.rate), changed] });
  }

  /** The field of a rate is left. @returns whether something was saved */
  leave(rate: number): Promise<boolean> {
    return this.#queue(() => this.#sendTouched(rate));
  }

  /** @returns whether it was removed */
  remove(rate: number): Promise<boolean> {
    return this.#queue(async () => {
      const before = this.#saved.get(rate);
      if (before?.id === undefined) return false;
      // In the history by when it began, after what was still under way then: who undoes it before its answer is there
      // means this, and no earlier step.
      let isMade = false;
      this.#noteStep(before, noDiscount(rate), true, () => isMade);
      isMade = await this.#bring(noDiscount(rate), true);
      return isMade;
    });
  }

  /** The lines are others: so may be the VAT of what is taken off. */
  follow(): Promise<boolean> {
    return this.#queue(async () => {
      const isMoved = (): SavedRateDiscount[] => [...this.#saved.values()].filter(({ rate }) => this.#isVatMoved(rate));
      if (isMoved().length === 0) return false;
      // What cannot be read is not written over; who tries again sends what is entered.
      try {
        await this.#read();
      } catch (error) {
        for (const each of isMoved()) this.#keepUnsent(each, false, error);
        return false;
      }
      for (const each of isMoved()) await this.#call(each, false);
      return true;
    });
  }

  /** Sends these over what somebody else has made of them. */
  sendMine(clashes: readonly RowClash<EnteredRateDiscount>[]): Promise<boolean> {
    return this.#queue(async () => {
      this.keepTheirs(clashes);
      for (const { key, mine = noDiscount(key) } of clashes) {
        this.put(mine);
        await this.#sendTouched(key);
      }
      return true;
    });
  }

  keepTheirs(clashes: readonly RowClash<EnteredRateDiscount>[]): void {
    this.#show({ clashes: this.#state.clashes.filter((each) => !clashes.includes(each)) });
  }

  sendUnsent(): Promise<boolean> {
    return this.#queue(async () => {
      const { unsent } = this.#state;
      this.forgetUnsent();
      for (const { discount, isRemoval } of unsent) await this.#bring(discount, isRemoval);
      return true;
    });
  }

  forgetUnsent(): void {
    this.#show({ unsent: [] });
  }

  async #sendTouched(rate: number): Promise<boolean> {
    const mine = this.#entered(rate);
    if (!this.#isTouched(rate) || rateDiscountFault(mine, this.around.lines()) !== undefined) return false;
    const before = this.#saved.get(rate) ?? noDiscount(rate);
    if (!(await this.#bring(mine, false))) return false;
    this.#noteStep(before, mine, false);
    return true;
  }

  /** @returns whether it is so now */
  async #bring(mine: EnteredRateDiscount, isRemoval: boolean): Promise<boolean> {
    this.put(mine);
    try {
      const isForeign = await this.#read();
      if (isForeign(mine.rate)) return this.#ask(mine);
    } catch (error) {
      return this.#keepUnsent(mine, isRemoval, error);
    }
    return this.#call(mine, isRemoval);
  }

  async #call(mine: EnteredRateDiscount, isRemoval: boolean): Promise<boolean> {
    const { rate } = mine;
    const known = this.#saved.get(rate);
    try {
      if (!isRemoval)
        this.#saved.set(rate, await sendRateDiscount(this.note, known, mine, this.around.lines(), this.calls));
      else if (known?.id !== undefined) {
        await this.calls.remove(known.id);
        this.#saved.delete(rate);
      }
    } catch (error) {
      return this.#afterFailure(mine, isRemoval, error);
    }
    this.#noteVat(rate);
    this.#show({ unsent: this.#state.unsent.filter(({ discount }) => discount.rate !== rate) });
    return true;
  }

  /** It may have been made all the same, or somebody else has changed it: what is there decides. */
  async #afterFailure(mine: EnteredRateDiscount, isRemoval: boolean, error: unknown): Promise<boolean> {
    const { rate } = mine;
    const before = this.#saved.get(rate);
    if (doubtOf(error) !== undefined) {
      const isForeign = await this.#read().catch(() => () => false);
      const now = this.#saved.get(rate);
      if (doubtOf(error) === "unanswered" && isSameRateDiscount(now, mine) && !isSameRateDiscount(before, mine)) {
        this.#noteVat(rate);
        return true;
      }
      if (isForeign(rate)) return this.#ask(mine);
    }
    return this.#keepUnsent(mine, isRemoval, error);
  }

  /** What is there is shown: a discount that was refused does not stand in the sums. */
  #keepUnsent(discount: EnteredRateDiscount, isRemoval: boolean, error: unknown): false {
    const { rate } = discount;
    this.put(this.#saved.get(rate) ?? noDiscount(rate));
    const others = this.#state.unsent.filter((each) => each.discount.rate !== rate);
    this.#show({ unsent: [...others, { discount, isRemoval, error }] });
    return false;
  }

  #ask(mine: EnteredRateDiscount): boolean {
    const { rate } = mine;
    const theirs = this.#saved.get(rate);
    this.put(theirs ?? noDiscount(rate));
    if (isSameRateDiscount(theirs, mine)) return true;
    const others = this.#state.clashes.filter(({ key }) => key !== rate);
    this.#show({ clashes: [...others, { key: rate, theirs, mine }] });
    return false;
  }

  /** @returns which rates somebody else has changed since they were known */
  async #read(): Promise<(rate: number) => boolean> {
    const now = savedDiscounts(await this.calls.readAll());
    const before = this.#saved;
    const rates = new Set([...before.keys(), ...now.keys()]);
    const foreign = [...rates].filter((rate) => !isSameRateDiscount(before.get(rate), now.get(rate)));
    const untouched = foreign.filter((rate) => !this.#isTouched(rate));
    this.#saved = now;
    for (const rate of foreign) this.#noteVat(rate);
    for (const rate of untouched) this.put(now.get(rate) ?? noDiscount(rate));
    return (rate) => foreign.includes(rate);
  }

  #noteStep(
    before: EnteredRateDiscount,
    after: EnteredRateDiscount,
    isRemoval: boolean,
    isMade: () => boolean = () => true,
  ): void {
    this.around.onStep({
      undo: () => this.#queue(async () => !isMade() || this.#bring(before, false)),
      redo: () => this.#queue(() => this.#bring(after, isRemoval)),
    });
  }

  #entered(rate: number): EnteredRateDiscount {
    return this.#state.entered.find((each) => each.rate === rate) ?? noDiscount(rate);
  }

  #isTouched(rate: number): boolean {
    const entered = this.#entered(rate);
    // A text that is no amount takes nothing off, and is lost with the form all the same.
    return isNoAmount(entered) || !isSameRateDiscount(entered, this.#saved.get(rate));
  }

  #vatNow(rate: number): string {
    return vatTakenOff(this.#saved.get(rate) ?? noDiscount(rate), this.around.lines());
  }

  #noteVat(rate: number): void {
    this.#vat.set(rate, this.#vatNow(rate));
  }

  #isVatMoved(rate: number): boolean {
    return this.#vat.get(rate) !== this.#vatNow(rate);
  }

  #queue<Result>(task: () => Promise<Result>): Promise<Result> {
    const turn = this.#turn.then(task);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  #show(changed: Partial<DiscountsState>): void {
    this.#state = { ...this.#state, ...changed };
    for (const listener of [...this.#listeners]) listener();
  }
}
