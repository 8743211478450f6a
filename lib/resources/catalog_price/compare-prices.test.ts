import fc from "fast-check";
import { comparePrices } from "./compare-prices";

const ron = { id: 1, code: "RON" };
const eur = { id: 2, code: "EUR" };
const catalogue = (prices: Record<number, string>, currency = ron) => ({
  currency,
  productPrices: Object.entries(prices).map(([product, price]) => ({
    product: Number(product),
    label: `Produs ${product}`,
    barcode: undefined,
    price,
  })),
});

it("CATA-014 tells what is only here, only there, and what costs something else", () => {
  const { onlyHere, onlyThere, different } = comparePrices(
    catalogue({ 1: "4.50", 2: "7.00", 3: "9.90" }),
    catalogue({ 2: "7", 3: "10.00", 4: "2.00" }),
  );
  expect(onlyHere.map(({ product }) => product)).toEqual([1]);
  expect(onlyThere.map(({ product }) => product)).toEqual([4]);
  expect(different).toEqual([{ product: 3, label: "Produs 3", here: "9.90", there: "10.00", difference: "-0.10" }]);
});

it("subtracts nothing between two currencies", () => {
  const { different } = comparePrices(catalogue({ 1: "5.00" }), catalogue({ 1: "5.00" }, eur));
  expect(different).toEqual([{ product: 1, label: "Produs 1", here: "5.00", there: "5.00", difference: undefined }]);
});

it("finds nothing between a catalogue and itself, and the same from both sides", () => {
  const prices = fc.dictionary(
    fc.integer({ min: 1, max: 40 }).map(String),
    fc.integer({ min: 100, max: 900 }).map((bani) => (bani / 100).toFixed(2)),
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(prices, prices, (one, other) => {
      const [a, b] = [catalogue(one), catalogue(other)];
      expect(comparePrices(a, a)).toEqual({ onlyHere: [], onlyThere: [], different: [] });
      const [there, back] = [comparePrices(a, b), comparePrices(b, a)];
      expect(there.onlyHere).toEqual(back.onlyThere);
      expect(there.different.length).toBe(back.different.length);
    }),
  );
});
