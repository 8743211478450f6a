import { money } from "@/lib/money/decimal";
import type { ProductPrice } from "./catalog-price.calls";
import { bringAbout, isKnown, type KnownPrice, type PriceCalls } from "./price-calls";
import type { PricedProduct } from "./price-change";
import type { PriceGrid } from "./price-grid";
import { toPricedProduct } from "./price-row";

/** How long what was read of a price list is taken for what the platform has, in ms. */
export const trustedFor = 15_000;
/** The same after a refusal that may come of somebody else's change: of many refusals at once, one looks. */
export const trustedAfterRefusal = 3000;

/** Of an existing catalogue: what the platform has of it, and how it is reached. */
export interface PlatformSide {
  readonly catalogue: number;
  /** In the order of the grid's rows. */
  readonly productPriceIds: readonly number[];
  /** When they were read, in ms since 1970. */
  readonly readAt: number;
  readonly calls: PriceCalls;
  /** The platform's own text in a failure. */
  reasonOf(error: unknown): string | undefined;
  /**
   * How old, in ms, what is known may be after a failure that leaves it open what the platform has: somebody else may have
   * changed it, or the change may have been made all the same. Undefined after any other.
   */
  trustedAfter(error: unknown): number | undefined;
}

/** Rows that somebody else has changed, and to what; undefined where the price is gone. By the grid's keys. */
export type ForeignChanges = ReadonlyMap<number, PricedProduct | undefined>;

/**
 * The prices of one catalogue on the platform, as far as the editor knows them. The calls know no versions, so they are
 * read again before something is sent, where they were read a while ago; one read serves all who wait for it.
 */
export class PlatformPrices {
  readonly #known = new Map<number, KnownPrice>();
  readonly #writing = new Set<number>();
  #readAt: number;
  #reading: Promise<void> | undefined;

  constructor(
    readonly side: PlatformSide,
    private readonly grid: PriceGrid,
    private readonly onForeign: (changes: ForeignChanges) => void,
  ) {
    this.#readAt = side.readAt;
    for (const [index, productPriceId] of side.productPriceIds.entries()) {
      const row = grid.row(grid.keys[index] ?? 0);
      if (row !== undefined) this.#known.set(row.key, { productPriceId, content: toPricedProduct(row) });
    }
  }

  /** @returns undefined where the platform has no price for the row */
  contentOf(key: number): PricedProduct | undefined {
    return this.#known.get(key)?.content;
  }

  /** All prices, as far as they are known by now. */
  get prices(): ProductPrice[] {
    const catalogPrice = this.side.catalogue;
    return [...this.#known.values()].map(({ productPriceId, content }) => ({
      ...content,
      productPriceId,
      catalogPrice,
    }));
  }

  /** Whether nothing has to be sent for the row to be so. */
  isAlready(key: number, wanted: PricedProduct | undefined): boolean {
    return isKnown(this.#known.get(key), wanted);
  }

  async bringAbout(key: number, wanted: PricedProduct | undefined): Promise<void> {
    this.#writing.add(key);
    try {
      const now = await bringAbout(this.side.calls, this.side.catalogue, this.#known.get(key), wanted);
      if (now === undefined) this.#known.delete(key);
      else this.#known.set(key, now);
    } finally {
      this.#writing.delete(key);
    }
  }

  /** Reads them again where they were read longer ago. @param trusted in ms */
  async refresh(trusted: number): Promise<void> {
    if (Date.now() - this.#readAt < trusted) return;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    await this.#reading;
  }

  async #read(): Promise<void> {
    // What is read of a row that is being written may be from before or from after.
    const writing = new Set(this.#writing);
    const prices = await this.side.calls.readAll();
    this.#readAt = Date.now();
    const changes = this.#takeIn(prices, writing);
    if (changes.size > 0) this.onForeign(changes);
  }

  #takeIn(prices: readonly ProductPrice[], writing: ReadonlySet<number>): ForeignChanges {
    const changes = new Map<number, PricedProduct | undefined>();
    const byId = new Map(prices.map((price) => [price.productPriceId, price]));
    const before = new Map(this.#known);
    for (const [key, known] of before) {
      const now = byId.get(known.productPriceId);
      byId.delete(known.productPriceId);
      if (writing.has(key) || (now !== undefined && isSame(now, known.content))) continue;
      this.#keep(key, now);
      changes.set(key, now && toPricedProduct(now));
    }
    for (const price of byId.values()) {
      const key = this.grid.keyOf(price.product) ?? this.grid.newKey();
      if (writing.has(key)) continue;
      this.#keep(key, price);
      const known = before.get(key)?.content;
      // Removed and added again, with another id.
      if (known !== undefined && isSame(price, known)) changes.delete(key);
      else changes.set(key, toPricedProduct(price));
    }
    return changes;
  }

  #keep(key: number, price: ProductPrice | undefined): void {
    if (price === undefined) this.#known.delete(key);
    else this.#known.set(key, { productPriceId: price.productPriceId, content: toPricedProduct(price) });
  }
}

function isSame(one: PricedProduct, other: PricedProduct): boolean {
  return one.product === other.product && money(one.price).eq(other.price);
}
