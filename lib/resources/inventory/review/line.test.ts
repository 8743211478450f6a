import fc from "fast-check";
import { GridStore } from "@/lib/grid/rows/grid-store";
import { money } from "@/lib/money/decimal";
import { inReviewOrder, type ReviewLine, reviewItems, reviewRules, wholeOf } from "./line";
import { reviewSums } from "./sums";
import { isWithin } from "./tolerance";
import { keepWholes } from "./wholes";

const base: ReviewLine = {
  inventoryId: 1,
  product: { id: 1, name: "Apă 500 ml" },
  counter: "Ana Pop",
  countedAt: "2026-11-20T08:00:00Z",
  pieces: 10,
  books: 10,
  price: "2.50",
  isLeftOut: false,
  note: "",
  isTicked: false,
  whole: undefined,
};
const line = (over: Partial<ReviewLine>): ReviewLine => ({ ...base, ...over });
const product = (id: number, name = `Produs ${id}`) => ({ product: { id, name } });

describe("INVE-004 what counts have of a product", () => {
  it("parts are summed, and the books are taken off once: as they were when the last part was counted", () => {
    const later = line({ inventoryId: 2, countedAt: "2026-11-20T09:00:00Z", pieces: 4, books: 12 });
    expect(wholeOf([later, base])).toEqual({
      lines: 2,
      taken: 2,
      counted: 14,
      books: 12,
      difference: 2,
      value: "5.00",
    });
  });

  it("what is left out is no part of it, and where all is left out nothing differs: it stays as booked", () => {
    const other = line({ inventoryId: 2, pieces: 7, isLeftOut: true });
    expect(wholeOf([base, other])).toMatchObject({ counted: 10, difference: 0, value: "0.00" });
    expect(wholeOf([other])).toMatchObject({ counted: 0, books: undefined, difference: undefined, value: undefined });
  });

  it("without books nothing is said to differ, and without a price it is told in pieces alone", () => {
    expect(wholeOf([line({ books: undefined })])).toMatchObject({ difference: undefined, value: undefined });
    expect(wholeOf([line({ pieces: 8, price: undefined })])).toMatchObject({ difference: -2, value: undefined });
  });
});

describe("INVE-004 the order of a review", () => {
  const ordered = (lines: readonly ReviewLine[]) =>
    inReviewOrder(lines.map((each, id) => ({ id, line: each }))).map((item) => item.line);

  it("the largest difference comes first: by RON where it is known, then by pieces, and what does not differ last", () => {
    const dear = line({ ...product(1), pieces: 9, price: "40.00" });
    const cheap = line({ ...product(2), pieces: 30, price: "0.50" });
    const unpriced = line({ ...product(3), pieces: 0, price: undefined });
    const fewer = line({ ...product(4), pieces: 9, price: undefined });
    const equal = line({ ...product(5) });
    expect(ordered([equal, fewer, cheap, unpriced, dear]).map(({ product: { id } }) => id)).toEqual([1, 2, 3, 4, 5]);
  });

  it("lines of one product stand together, the earlier one first and with the whole", () => {
    const second = line({ inventoryId: 2, countedAt: "2026-11-20T09:00:00Z", pieces: 1 });
    const lines = ordered([second, line(product(2)), base]);
    expect(lines.map(({ inventoryId, whole }) => [inventoryId, whole?.counted])).toEqual([
      [1, 11],
      [2, undefined],
      [1, 10],
    ]);
  });

  it("no line is lost or doubled, and the sums are those of the products, whatever was counted", () => {
    const some = fc.record({
      product: fc.integer({ min: 1, max: 6 }).map((id) => ({ id, name: `P${id}` })),
      inventoryId: fc.integer({ min: 1, max: 3 }),
      pieces: fc.nat(99_999),
      books: fc.nat(99_999),
      price: fc.option(fc.constantFrom("0.10", "3.3333", "12.50"), { nil: undefined }),
      isLeftOut: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 20 }), (parts) => {
        const lines = ordered(parts.map(line));
        expect(lines).toHaveLength(parts.length);
        const wholes = lines.flatMap(({ whole }) => whole ?? []);
        expect(wholes).toHaveLength(new Set(parts.map((each) => each.product.id)).size);
        const sums = reviewSums(lines);
        const pieces = wholes.reduce((sum, { difference = 0 }) => sum + difference, 0);
        expect(sums.over.pieces - sums.missing.pieces).toBe(pieces);
        expect(sums.over.products + sums.missing.products + sums.equal + sums.leftOut).toBe(sums.products);
        const net = money(sums.over.value ?? "0").minus(sums.missing.value ?? "0");
        expect(net.eq(sums.value ?? "0")).toBe(true);
      }),
    );
  });
});

it("INVE-004 a product whose line is left out is reckoned anew at once, wherever the change comes from", () => {
  const lines = inReviewOrder([
    { id: 1, line: base },
    { id: 2, line: line({ inventoryId: 2, countedAt: "2026-11-20T09:00:00Z", pieces: 3 }) },
  ]).map((item) => item.line);
  const store = new GridStore(reviewRules, lines);
  const end = keepWholes(store);
  const [first = 0, second = 0] = store.keys;
  store.patch(first, { isLeftOut: true });
  expect([store.content(first)?.whole?.difference, store.content(second)?.whole]).toEqual([-7, undefined]);
  end();
});

describe("a tolerance", () => {
  const whole = (difference: number | undefined, books = 200) => ({
    lines: 1,
    taken: 1,
    counted: 0,
    books,
    difference,
    value: undefined,
  });

  it.each([
    [0, { pieces: 0, percent: "0" }, true],
    [-1, { pieces: 0, percent: "0" }, false],
    [-2, { pieces: 2, percent: "0" }, true],
    [3, { pieces: 2, percent: "0" }, false],
    [5, { pieces: 0, percent: "2.5" }, true],
    [-6, { pieces: 0, percent: "2.5" }, false],
    [undefined, { pieces: 99, percent: "100" }, false],
  ])("a difference of %p is within %p: %p", (difference, tolerance, isIt) => {
    expect(isWithin(whole(difference), tolerance)).toBe(isIt);
  });

  it("of what the books have nothing of, a percentage allows nothing", () => {
    expect(isWithin(whole(1, 0), { pieces: 0, percent: "100" })).toBe(false);
  });
});

it("INVE-002 a count without any optional field is read as lines that are taken, without note and price", () => {
  const item = {
    id: 7,
    productId: 3,
    name: "Apă",
    barcode: undefined,
    image: undefined,
    inventoryQuantity: 4,
    scriptQuantity: 5,
    storage: { id: 1, name: "Depozit" },
    countedAt: undefined,
    countedBy: undefined,
    isLeftOut: undefined,
    note: undefined,
    purchasePrice: undefined,
  };
  const [read] = reviewItems([{ id: 9, countedBy: { id: 2, fullName: "Ana Pop" }, items: [item] }]);
  expect(read).toMatchObject({ id: 7, line: { inventoryId: 9, pieces: 4, books: 5, isLeftOut: false, note: "" } });
});
