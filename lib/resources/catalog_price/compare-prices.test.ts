import fc from "fast-check";
import { type ComparedPrice, comparePrices } from "./compare-prices";

const sheet = (prices: Record<number, string>, currency = "RON") => ({
  currency,
  prices: Object.entries(prices).map(([product, price]) => ({
    product: Number(product),
    label: `Produs ${product}`,
    barcode: undefined,
    price,
  })),
});
const said = ({ product, relation, difference, percent }: ComparedPrice) => [product, relation, difference, percent];

it("CATA-014 tells of each product what it costs here and there, and how they differ, what differs first", () => {
  const rows = comparePrices(
    sheet({ 1: "4.50", 2: "7.00", 3: "9.90", 5: "3.00" }),
    sheet({ 2: "7", 3: "10.00", 4: "2.00", 5: "9.00" }),
  );
  expect(rows.map(said)).toEqual([
    [3, "different", "-0.10", "-1"],
    [5, "different", "-6.00", "-66.67"],
    [4, "onlyThere", undefined, undefined],
    [1, "onlyHere", undefined, undefined],
    [2, "same", undefined, undefined],
  ]);
  expect(rows.map(({ here, there }) => [here, there])).toEqual([
    ["9.90", "10.00"],
    ["3.00", "9.00"],
    [undefined, "2.00"],
    ["4.50", undefined],
    ["7.00", "7"],
  ]);
});

it("subtracts nothing between two currencies, and has no percent of nothing", () => {
  expect(comparePrices(sheet({ 1: "5.00" }), sheet({ 1: "5.00" }, "EUR")).map(said)).toEqual([
    [1, "different", undefined, undefined],
  ]);
  expect(comparePrices(sheet({ 1: "5.00" }), sheet({ 1: "0" })).map(said)).toEqual([
    [1, "different", "5.00", undefined],
  ]);
});

it("finds no difference between a catalogue and itself, and the opposite from the other side", () => {
  const prices = fc.dictionary(
    fc.integer({ min: 1, max: 40 }).map(String),
    fc.integer({ min: 100, max: 900 }).map((bani) => (bani / 100).toFixed(2)),
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(prices, prices, (one, other) => {
      const [a, b] = [sheet(one), sheet(other)];
      expect(comparePrices(a, a).every(({ relation }) => relation === "same")).toBe(true);
      const there = new Map(comparePrices(a, b).map((row) => [row.product, row]));
      for (const { product, relation, here, difference } of comparePrices(b, a)) {
        expect(there.get(product)?.there).toBe(here);
        expect(Number(there.get(product)?.difference ?? 0)).toBeCloseTo(-Number(difference ?? 0));
        expect(there.get(product)?.relation === "onlyHere").toBe(relation === "onlyThere");
      }
    }),
  );
});
