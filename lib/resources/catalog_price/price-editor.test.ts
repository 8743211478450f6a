import fc from "fast-check";
import type { ProductPriceBody } from "./catalog-price.calls";
import type { PriceChange, PricedProduct } from "./price-change";
import { mostSteps, PriceEditor } from "./price-editor";
import { PriceGrid } from "./price-grid";

const catalogue = 5;
const priced = (product: number, price: string): PricedProduct => ({
  product,
  label: `Produs ${product}`,
  barcode: undefined,
  price,
});

/** The prices of a catalogue behind the three calls, with a journal of what was sent. */
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
      expect(this.rows.has(id)).toBe(true);
      this.rows.set(id, body);
    },
    remove: async (id: number) => {
      await this.#answer(`DELETE ${this.rows.get(id)?.product}`);
      expect(this.rows.delete(id)).toBe(true);
    },
  };

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

function existing(products: readonly PricedProduct[], refuses?: () => boolean) {
  const platform = new Prices(products, refuses);
  const grid = new PriceGrid(products);
  const editor = new PriceEditor(grid, {
    catalogue,
    productPriceIds: platform.ids,
    calls: platform.calls,
    reasonOf: (error) => (error instanceof Error ? error.message : undefined),
  });
  return { platform, grid, editor, shown: () => shownOf(grid) };
}

const shownOf = (grid: PriceGrid) => grid.rows().map(({ product, price }) => `${product}: ${price}`);
const two = [priced(14, "4.50"), priced(15, "7.00")];

function edit(grid: PriceGrid, product: number, price: string): PriceChange {
  const key = grid.keyOf(product) ?? 0;
  const row = grid.row(key);
  return { kind: "edit", key, from: priced(product, row?.price ?? ""), to: priced(product, price) };
}
const add = (grid: PriceGrid, product: number, price: string, at = grid.keys.length): PriceChange => ({
  kind: "add",
  key: grid.newKey(),
  at,
  row: priced(product, price),
});
function remove(grid: PriceGrid, product: number): PriceChange {
  const key = grid.keyOf(product) ?? 0;
  const at = grid.keys.indexOf(key);
  return { kind: "remove", key, at, row: priced(product, grid.row(key)?.price ?? "") };
}
const stateOf = (grid: PriceGrid, product: number) => grid.row(grid.keyOf(product) ?? 0)?.send;

describe("an existing catalogue", () => {
  it("CATA-009 CATA-011 shows a change at once and sends it as its own call", async () => {
    const { platform, grid, editor, shown } = existing(two);
    const sent = editor.change([edit(grid, 14, "5.00")]);
    expect(shown()).toEqual(["14: 5.00", "15: 7.00"]);
    expect(stateOf(grid, 14)).toEqual({ kind: "sending", waiting: 1 });
    await sent;
    expect(stateOf(grid, 14)).toEqual({ kind: "saved" });
    await editor.change([add(grid, 16, "3.00"), remove(grid, 15)]);
    expect(platform.sent).toEqual(["PATCH 14 5.00", "POST 16 3.00", "DELETE 15"]);
    expect(platform.content).toEqual(["14: 5.00", "16: 3.00"]);
    expect(shown()).toEqual(["14: 5.00", "16: 3.00"]);
  });

  it("CATA-024 sends nothing for a row without a price, for a 0, or where nothing changed", async () => {
    const { platform, grid, editor } = existing(two);
    await editor.change([add(grid, 16, ""), add(grid, 17, "0"), edit(grid, 14, "4.50")]);
    expect(platform.sent).toEqual([]);
    await editor.change([edit(grid, 16, "2.00")]);
    expect(platform.sent).toEqual(["POST 16 2.00"]);
  });

  it("CATA-026 removes the row of an add that fails", async () => {
    const { grid, editor, shown } = existing(two, () => true);
    const { done, failed } = await editor.change([add(grid, 16, "3.00")]);
    expect([done.length, failed.length]).toEqual([0, 1]);
    expect(shown()).toEqual(["14: 4.50", "15: 7.00"]);
    expect(editor.state).toEqual({ canUndo: false, canRedo: false, sending: 0 });
  });

  it("CATA-026 removes it too where its price came later than its row", async () => {
    const { grid, editor, shown } = existing(two, () => true);
    await editor.change([add(grid, 16, "")]);
    expect(shown()).toHaveLength(3);
    await editor.change([edit(grid, 16, "2.00")]);
    expect(shown()).toHaveLength(2);
  });

  it("restores a price and a row whose change fails, and says why at the place", async () => {
    const { grid, editor, shown } = existing(two, () => true);
    await editor.change([edit(grid, 15, "9.00"), remove(grid, 14)]);
    expect(shown()).toEqual(["14: 4.50", "15: 7.00"]);
    expect(stateOf(grid, 14)).toEqual({ kind: "failed", reason: "unknown product" });
    expect(stateOf(grid, 15)).toEqual({ kind: "failed", reason: "unknown product" });
  });

  it("sends the calls of one row one after another, and the last one counts", async () => {
    let calls = 0;
    const { platform, grid, editor, shown } = existing(two, () => ++calls === 1);
    await Promise.all([editor.change([edit(grid, 14, "5.00")]), editor.change([edit(grid, 14, "6.00")])]);
    expect(platform.sent).toEqual(["PATCH 14 5.00", "PATCH 14 6.00"]);
    expect(shown()[0]).toBe("14: 6.00");
    expect(platform.content[0]).toBe("14: 6.00");
    await editor.undo();
    expect(platform.content[0]).toBe("14: 4.50");
  });

  it("CATA-024 drops a 0 over a price that the platform has", async () => {
    const { platform, grid, editor, shown } = existing(two);
    await editor.change([edit(grid, 14, "0.00")]);
    expect(platform.sent).toEqual([]);
    expect(shown()).toEqual(platform.content);
    expect(editor.state.canUndo).toBe(false);
  });

  it("CATA-026 goes back to no price where the first one was refused and a later one taken", async () => {
    let calls = 0;
    const { platform, grid, editor } = existing(two, () => ++calls === 1);
    const added = add(grid, 16, "5.00");
    const both = [editor.change([added]), editor.change([edit(grid, 16, "6.00")])];
    await Promise.all(both);
    expect(platform.content).toContain("16: 6.00");
    await editor.undo();
    expect(platform.content).toEqual(["14: 4.50", "15: 7.00"]);
  });

  it("tells which part of many changes failed, and undoes the other part", async () => {
    let calls = 0;
    const many = Array.from({ length: 40 }, (_, index) => priced(100 + index, "2.00"));
    const { platform, grid, editor, shown } = existing(many, () => ++calls % 4 === 0 && calls <= 40);
    const changes = many.map(({ product }) => edit(grid, product, "3.00"));
    const { done, failed } = await editor.change(changes);
    expect([done.length, failed.length]).toEqual([30, 10]);
    expect(shown().filter((row) => row.endsWith("3.00"))).toHaveLength(30);
    await editor.undo();
    expect(platform.sent).toHaveLength(70);
    expect(platform.content.every((row) => row.endsWith("2.00"))).toBe(true);
  });

  it("calls off what is not sent yet", async () => {
    const many = Array.from({ length: 40 }, (_, index) => priced(100 + index, "2.00"));
    const stop = new AbortController();
    const { platform, grid, editor, shown } = existing(many);
    const running = editor.change(
      many.map(({ product }) => edit(grid, product, "3.00")),
      stop.signal,
    );
    stop.abort();
    const { done, left } = await running;
    expect(done.length + left.length).toBe(40);
    expect(left.length).toBeGreaterThan(0);
    expect(shown().sort()).toEqual(platform.content);
  });
});

describe("undo", () => {
  it("is the opposite call; what was removed comes back in its place, as another price", async () => {
    const { platform, grid, editor, shown } = existing(two);
    await editor.change([remove(grid, 14)]);
    await editor.undo();
    expect(platform.sent).toEqual(["DELETE 14", "POST 14 4.50"]);
    expect(shown()).toEqual(["14: 4.50", "15: 7.00"]);
    await editor.change([edit(grid, 14, "5.00")]);
    expect(platform.content).toEqual(["14: 5.00", "15: 7.00"]);
    await editor.undo();
    await editor.redo();
    expect(platform.sent.slice(2)).toEqual(["PATCH 14 5.00", "PATCH 14 4.50", "PATCH 14 5.00"]);
  });

  it("that fails can be tried again", async () => {
    let fails = false;
    const { platform, grid, editor } = existing(two, () => fails);
    await editor.change([edit(grid, 14, "5.00")]);
    fails = true;
    await editor.undo();
    expect(platform.content[0]).toBe("14: 5.00");
    expect(editor.state).toMatchObject({ canUndo: true, canRedo: false });
    fails = false;
    await editor.undo();
    expect(platform.content[0]).toBe("14: 4.50");
  });

  it("takes back what began last first, though it was answered first", async () => {
    const slow: (() => void)[] = [];
    const { platform, grid, editor, shown } = existing(two);
    const edits = platform.calls.edit;
    platform.calls.edit = async (id, body) => {
      if (body.product === 15 && slow.length === 0) await new Promise<void>((resolve) => slow.push(resolve));
      return edits(id, body);
    };
    const many = editor.change([edit(grid, 14, "20.00"), edit(grid, 15, "20.00")]);
    await editor.change([edit(grid, 14, "30.00")]);
    slow[0]?.();
    await many;
    await editor.undo();
    expect(shown()).toEqual(["14: 20.00", "15: 20.00"]);
    await editor.undo();
    expect(platform.content).toEqual(["14: 4.50", "15: 7.00"]);
  });

  it("goes one step at a time, however fast the key repeats", async () => {
    const { grid, editor, shown } = existing(two);
    for (const price of ["5.00", "6.00", "7.00"]) await editor.change([edit(grid, 14, price)]);
    await Promise.all([editor.undo(), editor.undo(), editor.undo()]);
    expect(shown()[0]).toBe("14: 4.50");
    const seen: (string | undefined)[] = [];
    while ((await editor.redo()) !== undefined) seen.push(shown()[0]);
    expect(seen).toEqual(["14: 5.00", "14: 6.00", "14: 7.00"]);
  });

  it("goes back so many steps and no further", async () => {
    const { grid, editor, shown } = existing(two);
    for (let step = 1; step <= mostSteps + 5; step += 1) await editor.change([edit(grid, 14, `${step + 9}.00`)]);
    let undone = 0;
    while ((await editor.undo()) !== undefined) undone += 1;
    expect(undone).toBe(mostSteps);
    expect(shown()[0]).toBe("14: 14.00");
  });

  it("leads back to the beginning from anywhere, and redo to where it was, whatever fails on the way", async () => {
    const step = fc.record({
      kind: fc.constantFrom("add", "edit", "remove"),
      product: fc.integer({ min: 14, max: 22 }),
      price: fc.integer({ min: 100, max: 900 }).map((bani) => (bani / 100).toFixed(2)),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), fc.array(fc.boolean()), async (steps, failures) => {
        const refusals = [...failures];
        const { platform, grid, editor, shown } = existing(two, () => refusals.shift() ?? false);
        for (const { kind, product, price } of steps) {
          const isThere = grid.keyOf(product) !== undefined;
          if (kind === "add" && !isThere) await editor.change([add(grid, product, price, 0)]);
          if (kind === "edit" && isThere) await editor.change([edit(grid, product, price)]);
          if (kind === "remove" && isThere) await editor.change([remove(grid, product)]);
          expect(shown().sort()).toEqual(platform.content);
        }
        refusals.length = 0;
        const end = shown();
        while ((await editor.undo()) !== undefined) expect(shown().sort()).toEqual(platform.content);
        expect(shown()).toEqual(["14: 4.50", "15: 7.00"]);
        while ((await editor.redo()) !== undefined) expect(shown().sort()).toEqual(platform.content);
        expect(shown()).toEqual(end);
      }),
    );
  });
});

it("CATA-008 sends nothing of a new catalogue, and undoes all the same", async () => {
  const grid = new PriceGrid();
  const editor = new PriceEditor(grid);
  await editor.change([add(grid, 14, "")]);
  await editor.change([edit(grid, 14, "3.00")]);
  expect(shownOf(grid)).toEqual(["14: 3.00"]);
  expect(grid.row(grid.keyOf(14) ?? 0)?.send).toEqual({ kind: "quiet" });
  await editor.undo();
  expect(shownOf(grid)).toEqual(["14: "]);
});
