import { GridEditor } from "@/lib/grid/editing/grid-editor";
import type { Doubt } from "@/lib/grid/sending/doubt";
import type { ProductPrice, ProductPriceBody } from "@/lib/resources/catalog_price/catalog-price.calls";
import { remotePrices } from "@/lib/resources/catalog_price/price-calls";
import {
  type PriceChange,
  type PricedProduct,
  type PriceGrid,
  priceGrid,
} from "@/lib/resources/catalog_price/price-row";

const catalogue = 5;
export const priced = (product: number, price: string): PricedProduct => ({
  product,
  label: `Produs ${product}`,
  barcode: undefined,
  price,
});

/** Of a change that was made, and whose answer did not come. */
export const unanswered = new Error("no answer");
const gone = new Error("object not found");

/** The prices of a catalogue behind their calls, with a journal of what was sent. */
class Prices {
  readonly rows = new Map<number, ProductPriceBody>();
  readonly sent: string[] = [];
  #lastId = 900;

  constructor(
    products: readonly PricedProduct[],
    private readonly refuses: () => boolean = () => false,
  ) {
    for (const { product, price } of products) this.#add({ catalogPrice: catalogue, product, price });
  }

  get ids(): number[] {
    return [...this.rows.keys()];
  }

  /** As `product: price`, by product. */
  get content(): string[] {
    return [...this.rows.values()].map(({ product, price }) => `${product}: ${price}`).sort();
  }

  readonly calls = {
    add: async (body: ProductPriceBody) => {
      await this.#answer(`POST ${body.product} ${body.price}`);
      return this.#add(body);
    },
    edit: async (id: number, body: ProductPriceBody) => {
      await this.#answer(`PATCH ${body.product} ${body.price}`);
      if (!this.rows.has(id)) throw gone;
      this.rows.set(id, body);
    },
    remove: async (id: number) => {
      await this.#answer(`DELETE ${this.rows.get(id)?.product}`);
      if (!this.rows.delete(id)) throw gone;
    },
    readAll: async () => {
      this.sent.push("GET");
      await Promise.resolve();
      return this.whole();
    },
  };

  whole(): ProductPrice[] {
    return [...this.rows].map(([productPriceId, { product, price, catalogPrice }]) => ({
      ...priced(product, price),
      productPriceId,
      catalogPrice,
    }));
  }

  /** What somebody else does to the price of a product. @param price none removes it */
  changeElsewhere(product: number, price?: string): void {
    const [id] = [...this.rows].find(([, row]) => row.product === product) ?? [];
    if (id === undefined) this.#add({ catalogPrice: catalogue, product, price: price ?? "" });
    else if (price === undefined) this.rows.delete(id);
    else this.rows.set(id, { catalogPrice: catalogue, product, price });
  }

  #add(body: ProductPriceBody): number {
    this.#lastId += 1;
    this.rows.set(this.#lastId, body);
    return this.#lastId;
  }

  async #answer(line: string): Promise<void> {
    this.sent.push(line);
    await Promise.resolve();
    if (this.refuses()) throw new Error("unknown product");
  }
}

/** A catalogue of the platform in an editor, and what the platform has of it. */
export function existing(products: readonly PricedProduct[], refuses?: () => boolean) {
  const platform = new Prices(products, refuses);
  const grid = priceGrid(products);
  const editor = new GridEditor(grid, {
    ids: platform.ids,
    // Looked up with each call: a test may put another one in its place.
    ...remotePrices(catalogue, {
      add: (body) => platform.calls.add(body),
      edit: (id, body) => platform.calls.edit(id, body),
      remove: (id) => platform.calls.remove(id),
      readAll: () => platform.calls.readAll(),
    }),
    readAt: Date.now(),
    reasonOf: (error) => (error instanceof Error ? error.message : undefined),
    doubtOf: (error) =>
      new Map<unknown, Doubt>([
        [gone, "gone"],
        [unanswered, "unanswered"],
      ]).get(error),
  });
  return { platform, grid, editor, shown: () => shownOf(grid) };
}

export const shownOf = (grid: PriceGrid) =>
  grid.rows().map(({ content: { product, price } }) => `${product}: ${price}`);
export const two = [priced(14, "4.50"), priced(15, "7.00")];

export function edit(grid: PriceGrid, product: number, price: string): PriceChange {
  const key = grid.keyOf(product) ?? 0;
  const row = grid.row(key);
  return { kind: "edit", key, from: priced(product, row?.content.price ?? ""), to: priced(product, price) };
}
export const add = (grid: PriceGrid, product: number, price: string, at = grid.keys.length): PriceChange => ({
  kind: "add",
  key: grid.newKey(),
  at,
  content: priced(product, price),
});
export function remove(grid: PriceGrid, product: number): PriceChange {
  const key = grid.keyOf(product) ?? 0;
  const at = grid.keys.indexOf(key);
  return { kind: "remove", key, at, content: priced(product, grid.content(key)?.price ?? "") };
}
export const stateOf = (grid: PriceGrid, product: number) => grid.row(grid.keyOf(product) ?? 0)?.send;
