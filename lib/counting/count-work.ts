import type { CodeReading } from "@/lib/scan/codes/read-code";
import type { WaitingCode } from "@/lib/scan/waiting-codes";
import { type CountBook, countedOf, isFigure, withFigure, withoutLastStep, withScan } from "./count-book";
import { type CountPlatform, type CountReading, CountSender, type SentBook } from "./count-sender";
import { type CountProduct, isCounted, type KeptChange, type KeptCount, type KeptHead } from "./kept-count";
import { afterReload, type Outgoing, withAnswer, withReading } from "./outbox";

/** What stands on the screen of a count. */
export interface CountState {
  readonly head: KeptHead;
  readonly book: CountBook;
  /** In the order in which they are counted. */
  readonly products: ReadonlyMap<number, CountProduct>;
  /** Figures are sent from here, as far as there is a way. */
  readonly isSentHere: boolean;
  /** Undefined until the platform was tried. */
  readonly isReached: boolean | undefined;
  /** This browser keeps what is counted, should the page end. */
  readonly isKept: boolean;
  /** What came of the last figure that was sent. */
  readonly arrived: { readonly kind: Outgoing["change"]["kind"]; readonly product: number } | undefined;
}

/** One count on one device: what is counted at once stands in it, is kept, and is sent when it can be. */
export class CountWork implements SentBook {
  #state: CountState;
  readonly #listeners = new Set<() => void>();
  readonly #sender: CountSender | undefined;
  /** Writes follow each other: the last one must be the last. */
  #keeping: Promise<void> = Promise.resolve();

  /**
   * @param platform undefined where nothing can be sent from
   * @param keep writes what has changed where it outlives the page; it rejects where it cannot
   */
  constructor(
    { head, entries, products }: KeptCount,
    platform: CountPlatform | undefined,
    private readonly keep: (change: KeptChange) => Promise<void>,
  ) {
    this.#state = {
      head,
      book: afterReload({ entries, steps: head.steps }),
      products: new Map(products.map((product) => [product.id, product])),
      isSentHere: platform !== undefined,
      isReached: platform === undefined ? false : undefined,
      isKept: true,
      arrived: undefined,
    };
    this.#sender = platform && new CountSender(this, platform);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): CountState => this.#state;

  get book(): CountBook {
    return this.#state.book;
  }

  get isOpen(): boolean {
    return isCounted(this.#state.head);
  }

  /** Sends from now on. @returns what ends it */
  start(): () => void {
    this.#sender?.start();
    return () => this.#sender?.stop();
  }

  wake(): void {
    this.#sender?.wake();
  }

  /** Until all that has changed is kept. */
  kept(): Promise<void> {
    return this.#keeping;
  }

  /** Adds what a scan found. @returns false where it would be more than can be counted */
  scan(product: CountProduct, { count = 1 }: Pick<CodeReading, "count">): boolean {
    const book = withScan(this.book, product.id, count, this.#now());
    if (book === undefined) return false;
    this.#count(book, product);
    return true;
  }

  /** @param pieces undefined where nobody has counted it after all */
  set(product: CountProduct, pieces: number | undefined): void {
    this.#count(withFigure(this.book, product.id, pieces, this.#now()), product);
  }

  /** One more, or one less, where that is a figure. */
  step(product: CountProduct, by: 1 | -1): void {
    const next = (countedOf(this.book, product.id) ?? 0) + by;
    if (isFigure(next)) this.set(product, next);
  }

  /** Takes the last scan or figure back. */
  undo(): void {
    const undone = withoutLastStep(this.book, this.#now());
    if (undone === undefined) return;
    this.#change({ book: undone.book }, { current: undone.product, typed: undefined, steps: undone.book.steps }, [
      undone.product,
    ]);
    this.#sender?.counted();
  }

  /** Ends a question about a figure of another device. */
  answer(product: number, pieces: number | undefined): void {
    this.#change({ book: withAnswer(this.book, product, pieces, this.#now()) }, {}, [product]);
    this.#sender?.counted();
  }

  /** It is the one whose figure is shown large. Nothing is counted by that. */
  choose(product: CountProduct): void {
    const isNew = !this.#state.products.has(product.id);
    if (!isNew && product.id === this.#state.head.current) return;
    const products = isNew ? withProducts(this.#state.products, [product]) : this.#state.products;
    this.#change({ products }, { current: product.id, typed: undefined }, [], isNew);
  }

  /** What is typed as the figure of the one that is shown large; undefined once it is set or dropped. */
  type(text: string | undefined): void {
    if (text !== this.#state.head.typed) this.#change({}, { typed: text }, []);
  }

  setCodes(codes: readonly WaitingCode[]): void {
    this.#change({}, { codes }, []);
  }

  /** What is to be counted, by the platform; what was found beside stays. */
  setProducts(expected: readonly CountProduct[]): void {
    const products = new Map(expected.map((product) => [product.id, product]));
    for (const [id, product] of this.#state.products)
      if (!products.has(id)) products.set(id, { ...product, isExpected: false });
    this.#change({ products }, {}, [], true);
  }

  // What the sender tells.

  put(book: CountBook, products: readonly number[]): void {
    this.#change({ book }, {}, products);
  }

  take(reading: CountReading | undefined): void {
    if (reading === undefined || (reading.status === "COUNTING" && !reading.isOwn)) {
      this.#change({}, { isLost: true }, []);
      return;
    }
    const book = withReading(this.book, reading.items);
    const found = reading.products.filter(({ id }) => !this.#state.products.has(id));
    const products = withProducts(this.#state.products, found);
    const changed = [...book.entries].flatMap(([id, entry]) => (entry === this.book.entries.get(id) ? [] : [id]));
    this.#change(
      { book, products },
      { status: reading.status, isLost: false, steps: book.steps },
      changed,
      found.length > 0,
    );
  }

  arrived({ change, product }: Outgoing): void {
    this.#change({ arrived: { kind: change.kind, product } }, {}, []);
  }

  setReached(isReached: boolean): void {
    if (isReached !== this.#state.isReached) this.#tell({ isReached });
  }

  #count(book: CountBook, product: CountProduct): void {
    const isNew = !this.#state.products.has(product.id);
    const products = isNew ? withProducts(this.#state.products, [product]) : this.#state.products;
    this.#change({ book, products }, { current: product.id, typed: undefined, steps: book.steps }, [product.id], isNew);
    this.#sender?.counted();
  }

  /** @param changed products whose figures are kept anew */
  #change(change: Partial<CountState>, head: Partial<KeptHead>, changed: readonly number[], hasProducts = false): void {
    const isTouched = changed.length > 0 || Object.keys(head).length > 0 || hasProducts;
    const next = { ...this.#state.head, ...head, touchedAt: isTouched ? this.#now() : this.#state.head.touchedAt };
    this.#tell({ ...change, head: next });
    if (!isTouched) return;
    const { book, products } = this.#state;
    const entries = new Map(changed.flatMap((id) => pairOf(id, book.entries.get(id))));
    const whole = hasProducts ? [...products.values()] : undefined;
    this.#keeping = this.#keeping
      .then(() => this.keep({ head: next, entries, products: whole }))
      .then(
        () => this.#setKept(true),
        () => this.#setKept(false),
      );
  }

  #setKept(isKept: boolean): void {
    if (isKept !== this.#state.isKept) this.#tell({ isKept });
  }

  #tell(change: Partial<CountState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #now(): string {
    return new Date().toISOString();
  }
}

function withProducts(
  products: ReadonlyMap<number, CountProduct>,
  more: readonly CountProduct[],
): ReadonlyMap<number, CountProduct> {
  return more.length === 0 ? products : new Map([...products, ...more.map((each) => [each.id, each] as const)]);
}

function pairOf<Value>(id: number, value: Value | undefined): (readonly [number, Value])[] {
  return value === undefined ? [] : [[id, value]];
}

/** What is left to count, in order. */
export function leftOf({ products, book }: CountState): CountProduct[] {
  return [...products.values()].filter(({ id, isExpected }) => isExpected && countedOf(book, id) === undefined);
}
