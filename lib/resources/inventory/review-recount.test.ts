import type { ReviewLine } from "./review-line";
import { recountsOf, summedProducts, supersededLines } from "./review-recount";
import { lackingProducts, scopeOf, uncountedOf } from "./review-uncounted";

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

const count = (id: number, created: string, scope?: { kind: "PRODUCTS" | "SHELVES"; ids: number[] }) => ({
  id,
  created,
  scope,
});

describe("INVE-013 a recount", () => {
  const recounts = recountsOf([
    count(1, "2026-11-20T07:00:00Z"),
    count(2, "2026-11-20T10:00:00Z", { kind: "PRODUCTS", ids: [1] }),
  ]);
  const first = line({});
  const again = line({ inventoryId: 2, countedAt: "2026-11-20T11:00:00Z", pieces: 9 });

  it("takes the place of what was counted before it was begun", () => {
    expect([...supersededLines([first, again], recounts)]).toEqual([first]);
    expect(summedProducts([first, again], supersededLines([first, again], recounts))).toBe(0);
  });

  it("is settled once one of the two is left out", () => {
    expect(supersededLines([{ ...first, isLeftOut: true }, again], recounts).size).toBe(0);
    expect(supersededLines([first, { ...again, isLeftOut: true }], recounts).size).toBe(0);
  });

  it("is no part of a whole that was shared out: that was begun before anything was counted", () => {
    const shared = recountsOf([
      count(1, "2026-11-20T07:00:00Z", { kind: "PRODUCTS", ids: [1] }),
      count(2, "2026-11-20T07:00:01Z", { kind: "PRODUCTS", ids: [1] }),
    ]);
    const lines = [first, again];
    expect(supersededLines(lines, shared).size).toBe(0);
    expect(summedProducts(lines, new Set())).toBe(1);
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
    const all = scopeOf([{ scope: undefined }]);
    expect(uncountedOf(stocks, [line({ isLeftOut: true })], all).map(({ product: { id } }) => id)).toEqual([2, 4]);
  });

  it("is of the named products alone where all counts name theirs, and not known where one is of shelves", () => {
    const named = scopeOf([{ scope: { kind: "PRODUCTS", ids: [1, 2] } }, { scope: { kind: "PRODUCTS", ids: [3] } }]);
    expect(uncountedOf(stocks, [line({})], named).map(({ product: { id } }) => id)).toEqual([2]);
    expect(scopeOf([{ scope: { kind: "SHELVES", ids: [1] } }]).kind).toBe("unknown");
    expect(scopeOf([{ scope: undefined }, { scope: { kind: "SHELVES", ids: [1] } }]).kind).toBe("all");
  });

  it("INVE-013 every product of which more is missing than is there is named", () => {
    const whole = (difference: number) => ({ lines: 1, counted: 0, books: 0, difference, value: undefined });
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
