import type { Call, CallAnswer, CallArgs } from "@/lib/calls/call";
import type { Success } from "@/lib/errors/codes";
import type { InventoryScope } from "../inventory-scope";
import { readScope } from "../to-count/read-scope";
import type { ReviewLine } from "./line";
import { missedProducts, recountsOf, summedLines, supersededLines } from "./recount";
import { lackingProducts, uncountedOf } from "./uncounted";

const product = { id: 1, name: "Apă" };
const line = (over: Partial<ReviewLine>): ReviewLine => ({
  inventoryId: 1,
  product,
  counter: "Ana",
  countedAt: "2026-11-20T08:00:00Z",
  pieces: 10,
  books: 10,
  price: undefined,
  isLeftOut: false,
  note: "",
  isTicked: false,
  whole: undefined,
  ...over,
});

const count = (id: number, created: string, scope?: InventoryScope) => ({
  id,
  created,
  scope,
});

describe("INVE-013 a recount", () => {
  const recounts = recountsOf([
    count(1, "2026-11-20T07:00:00Z"),
    count(2, "2026-11-20T10:00:00Z", { kind: "PRODUCTS", ids: [1], isRecount: true }),
  ]);
  const first = line({});
  const again = line({ inventoryId: 2, countedAt: "2026-11-20T11:00:00Z", pieces: 9 });

  it("takes the place of what was counted before it was begun", () => {
    expect([...supersededLines([first, again], recounts)]).toEqual([first]);
    expect(summedLines([first, again], supersededLines([first, again], recounts)).products).toBe(0);
  });

  it("is settled once one of the two is left out", () => {
    expect(supersededLines([{ ...first, isLeftOut: true }, again], recounts).size).toBe(0);
    expect(supersededLines([first, { ...again, isLeftOut: true }], recounts).size).toBe(0);
  });

  it("of a product that was left out of it is told, once it is counted: the earlier figure holds", () => {
    const scope = { kind: "PRODUCTS" as const, ids: [1, 2], isRecount: true };
    const recount = { id: 2, created: "2026-11-20T10:00:00Z", status: "COUNTED", scope };
    const forgotten = line({ product: { id: 2, name: "Suc" } });
    expect(missedProducts([first, again, forgotten], [recount])).toBe(1);
    expect(missedProducts([first, again, forgotten], [{ ...recount, status: "COUNTING" }])).toBe(0);
    expect(missedProducts([first, again], [recount])).toBe(0);
  });

  it("is no part of a whole, neither shared out at first nor joined later by somebody who counts named products", () => {
    const shared = recountsOf([
      count(1, "2026-11-20T07:00:00Z", { kind: "PRODUCTS", ids: [1] }),
      count(2, "2026-11-20T10:00:00Z", { kind: "PRODUCTS", ids: [1] }),
    ]);
    const lines = [first, again];
    expect(supersededLines(lines, shared).size).toBe(0);
    expect(summedLines(lines, new Set())).toEqual({
      products: 1,
      inventoryIds: new Set([first.inventoryId, again.inventoryId]),
    });
  });
});

describe("what nobody counted", () => {
  const stock = (id: number, pieces: number) => ({
    productNodeReference: id,
    product: { id, name: `P${id}`, barcode: undefined, image: undefined },
    stock: pieces,
    VAT: 19,
    nearestExpirationDate: undefined,
  });
  const stocks = [stock(1, 5), stock(2, 3), stock(3, 0), stock(4, 2)];

  it("is what the books have and no count has a line of, one that is left out among them", () => {
    const found = uncountedOf(stocks, [line({ isLeftOut: true })], undefined);
    expect(found.map(({ product: { id } }) => id)).toEqual([2, 4]);
  });

  it("is of what was to be counted alone, which the platform tells of shelves and categories", async () => {
    const asked: unknown[] = [];
    function send<C extends Call>(call: C, args: CallArgs<C>): Promise<Success<CallAnswer<C>>>;
    async function send(_call: Call, args: unknown): Promise<Success<unknown>> {
      asked.push(args);
      return { data: { items: [{ product: { id: 4 } }], totalCount: 1 } };
    }
    const of = (id: number, scope?: InventoryScope) => ({ id, storage: { id: 9, name: "Depozit" }, scope });
    const named = of(1, { kind: "PRODUCTS", ids: [1, 2] });
    const shelves = of(2, { kind: "SHELVES", ids: [1] });
    const scope = await readScope([named, shelves], send);
    expect(uncountedOf(stocks, [line({})], scope).map(({ product: { id } }) => id)).toEqual([2, 4]);
    expect(asked).toEqual([{ params: { id: 9 }, query: { lite: "true", inventory: 2, offset: 0, limit: 100 } }]);
    expect(await readScope([named, of(3)], send)).toBeUndefined();
  });

  it("INVE-013 every product of which more is missing than is there is named", () => {
    const whole = (difference: number) => ({ lines: 1, taken: 1, counted: 0, books: 0, difference, value: undefined });
    const lines = [
      line({ whole: whole(-6) }),
      line({ product: { id: 2, name: "P2" }, whole: whole(-3) }),
      line({ product: { id: 9, name: "P9" }, whole: whole(-1) }),
    ];
    expect(lackingProducts(lines, stocks)).toEqual([
      { name: "Apă", missing: 6, there: 5 },
      { name: "P9", missing: 1, there: 0 },
    ]);
  });
});
