import type { CountBook, KnownItem } from "./count-book";
import type { CountProduct } from "./kept-count";
import { isInDoubt, type Outcome, type Outgoing, outgoingOf, withOutcome, withSending } from "./outbox";

/** What the platform has of a count. */
export interface CountReading {
  readonly status: string;
  /** Whoever asks may count in it. */
  readonly isOwn: boolean;
  readonly items: ReadonlyMap<number, KnownItem>;
  /** Of the items. */
  readonly products: readonly CountProduct[];
}

/** The calls of one count. */
export interface CountPlatform {
  /** The count with all its items; undefined where it is not there any more. @throws where it cannot be read, whole */
  read(): Promise<CountReading | undefined>;
  /** It never rejects. */
  send(outgoing: Outgoing): Promise<Outcome>;
}

/** What is counted, as the sender sees it. */
export interface SentBook {
  readonly book: CountBook;
  /** Whether the platform still takes figures of it. */
  readonly isOpen: boolean;
  put(book: CountBook, products: readonly number[]): void;
  /** What the platform has was read. */
  take(reading: CountReading | undefined): void;
  /** A figure arrived, or was taken back. */
  arrived(outgoing: Outgoing): void;
  /** Whether the platform answers. */
  setReached(isReached: boolean): void;
}

/** So many figures are under way at once. */
const atOnce = 4;
/** In milliseconds, between attempts to reach a platform. */
const pauses = [2_000, 5_000, 15_000] as const;
/** What was read longer ago is read again before anything is sent: another device may have counted meanwhile. In milliseconds. */
const trustedFor = 30_000;

/**
 * Sends what was counted: the latest figure of each product, oldest first, four at a time. What nobody knows is looked up
 * before anything more is sent, and while the count is read nothing is.
 */
export class CountSender {
  #underWay = 0;
  #failures = 0;
  #isReading = false;
  #readAt = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = true;

  constructor(
    private readonly side: SentBook,
    private readonly platform: CountPlatform,
  ) {}

  start(): void {
    this.#isStopped = false;
    this.wake();
  }

  /** What is under way goes on, and nothing more is sent. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Something was counted. It waits for its turn where the platform does not answer. */
  counted(): void {
    if (this.#failures === 0) this.#go();
  }

  /** The network is back, or somebody looks at the page again: what others have counted is read first. */
  wake(): void {
    this.#failures = 0;
    this.#readAt = Number.NEGATIVE_INFINITY;
    this.#go();
  }

  #go(): void {
    clearTimeout(this.#timer);
    if (this.#isStopped || this.#isReading) return;
    const { book, isOpen } = this.side;
    if (this.#hasToRead(book)) {
      if (this.#underWay === 0) void this.#read();
      return;
    }
    if (!isOpen) return;
    for (const outgoing of outgoingOf(book).slice(0, atOnce - this.#underWay)) void this.#send(outgoing);
  }

  #hasToRead(book: CountBook): boolean {
    if (isInDoubt(book) || this.#readAt === Number.NEGATIVE_INFINITY) return true;
    return outgoingOf(book).length > 0 && Date.now() - this.#readAt > trustedFor;
  }

  async #read(): Promise<void> {
    this.#isReading = true;
    try {
      this.side.take(await this.platform.read());
      this.#readAt = Date.now();
      this.#reached();
    } catch {
      this.#missed();
    }
    this.#isReading = false;
    this.#goOn();
  }

  async #send(outgoing: Outgoing): Promise<void> {
    const { product } = outgoing;
    this.#underWay += 1;
    this.side.put(withSending(this.side.book, outgoing), [product]);
    const outcome = await this.platform.send(outgoing);
    this.#underWay -= 1;
    this.side.put(withOutcome(this.side.book, outgoing, outcome), [product]);
    if (outcome.kind === "made") this.side.arrived(outgoing);
    // What is refused may be another device's doing.
    if (outcome.kind === "refused") this.#readAt = Number.NEGATIVE_INFINITY;
    if (outcome.kind === "not-made" || outcome.kind === "unknown") this.#missed();
    else this.#reached();
    this.#goOn();
  }

  #reached(): void {
    this.#failures = 0;
    this.side.setReached(true);
  }

  #missed(): void {
    this.#failures += 1;
    this.side.setReached(false);
  }

  #goOn(): void {
    if (this.#failures === 0) this.#go();
    else if (!this.#isStopped && this.#underWay === 0) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#go(), pauses[Math.min(this.#failures, pauses.length) - 1]);
    }
  }
}
