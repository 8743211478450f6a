import { readPastedPrices } from "./pasted-prices";
import { keyedProducts, priceGrid } from "./price-row";
import { additionsOf, codesOf, isClear, type KnownProducts, settlePaste } from "./settle-paste";

const cola = { product: 14, label: "Cola", barcode: "5948633000019" };
const water = { product: 20, label: "Apă", barcode: "5942985000147" };
const grid = priceGrid([{ ...cola, price: "4.50" }]);
const read = (text: string) =>
  readPastedPrices(text, { rows: keyedProducts(grid), targets: grid.keys, currency: "RON" });
const settle = (text: string, known: KnownProducts) => settlePaste(read(text), known, grid);

it("a paste of clear prices needs no look; one with another reading, a fault or a new product does", () => {
  expect(isClear(read("5"))).toBe(true);
  expect(["1.234", "x", "20\t3"].map((text) => isClear(read(text)))).toEqual([false, false, false]);
});

it("brings in products that are not in the list yet, at its end, in the order of the spreadsheet", () => {
  const text = "5942985000147\tApă\t1.234\n14\tCola\t5\n30\tGumă\t2,50";
  const gum = { product: 30, label: "Gumă", barcode: undefined };
  expect(codesOf(read(text).unknown)).toEqual(["5942985000147", "30"]);
  const known: KnownProducts = new Map<string, typeof water | typeof gum>([
    ["5942985000147", water],
    ["30", gum],
  ]);
  const { prices, added, faults } = settle(text, known);
  expect(faults).toEqual([]);
  expect(prices.map(({ key, price }) => [key, price])).toEqual([[grid.keyOf(14), "5.00"]]);
  expect(added.map(({ label, doubt }) => [label, doubt])).toEqual([
    ["Apă", "twoWays"],
    ["Gumă", undefined],
  ]);
  expect(additionsOf(added, grid)).toMatchObject([
    { kind: "add", at: 1, content: { ...water, price: "1234.00" } },
    { kind: "add", at: 2, content: { ...gum, price: "2.50" } },
  ]);
});

it("says of each line that is not taken why", () => {
  const known: KnownProducts = new Map<string, typeof water | "two">([
    ["20", water],
    ["5942985000147", water],
    ["77", "two"],
    // Another barcode of what is in the list.
    ["5940000000000", cola],
  ]);
  const text = "14\t5\n5940000000000\t6\n99\t2\n77\t2\n20\tfree\n20\t3\n5942985000147\t3";
  expect(settle(text, known).faults.map(({ line, fault }) => [line, fault])).toEqual([
    [2, "productTwice"],
    [3, "unknownProduct"],
    [4, "twoProducts"],
    [5, "priceFormat"],
    [7, "productTwice"],
  ]);
  expect(settle("5940000000000\t9", known).prices).toMatchObject([
    { key: grid.keyOf(14), price: "9.00", doubt: "jump" },
  ]);
});

it("brings products of a column of barcodes in without prices", () => {
  const known: KnownProducts = new Map([
    ["5942985000147", water],
    ["20", water],
    // Another barcode of what is in the list.
    ["5940000000000", cola],
  ]);
  const column = "5942985000147\n5940000000000\n20\n5940001112223";
  const pasted = readPastedPrices(column, { rows: keyedProducts(grid), targets: [], currency: "RON" });
  const { prices, added, faults } = settlePaste(pasted, known, grid);
  expect(prices).toEqual([]);
  expect(additionsOf(added, grid)).toMatchObject([{ kind: "add", content: { ...water, price: "" } }]);
  expect(faults.map(({ line, fault }) => [line, fault])).toEqual([
    [2, "isThere"],
    [3, "productTwice"],
    [4, "unknownProduct"],
  ]);
});

it("CATA-024 a new product with a price of 0 is left out", () => {
  expect(settle("20\t0", new Map([["20", water]]))).toEqual({ prices: [], added: [], faults: [] });
});
