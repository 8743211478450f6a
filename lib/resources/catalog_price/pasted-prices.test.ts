import fc from "fast-check";
import { copyRows } from "@/lib/grid/clipboard/copy-rows";
import { longestPastedTable } from "@/lib/grid/clipboard/pasted-table";
import { mostUnknown, readPastedPrices } from "./pasted-prices";
import { priceColumn, priceColumns } from "./price-columns";

const rows = [
  { key: 1, product: 14, barcode: "5948633000019", price: "4.50" },
  { key: 2, product: 15, barcode: "5942985000147", price: "1234.00" },
  { key: 3, product: 16, barcode: undefined, price: "" },
];
const keys = rows.map(({ key }) => key);
const currency = "RON";
const paste = (text: string, fromRow = 0) => readPastedPrices(text, { rows, targets: keys.slice(fromRow), currency });
const pricesOf = (text: string, fromRow = 0) => paste(text, fromRow).prices.map(({ key, price }) => [key, price]);
const faultsOf = (text: string, fromRow = 0) => paste(text, fromRow).faults.map(({ line, fault }) => [line, fault]);

it("puts a column of prices into the rows from the cursor down", () => {
  expect(pricesOf("12,50\r\n7\r\n", 1)).toEqual([
    [2, "12.50"],
    [3, "7.00"],
  ]);
  expect(faultsOf("1\n2\n3", 1)).toEqual([[3, "beyondLastRow"]]);
});

it("keeps the place of the lines after one that is empty", () => {
  expect(pricesOf("2\n\n3")).toEqual([
    [1, "2.00"],
    [3, "3.00"],
  ]);
});

it("finds rows by barcode or core id, whatever stands between them and the price", () => {
  const text = "Cod\tDenumire\tPreț\n5942985000147\tCola 2 l\t1.234,50 lei\n16\tApă\t3.20\n";
  expect(pricesOf(text)).toEqual([
    [2, "1234.50"],
    [3, "3.20"],
  ]);
  expect(faultsOf(text)).toEqual([]);
});

it("takes the one cell of a line among lines of several for no price", () => {
  const text = "5942985000147\t1300\n14\n16\t3,20";
  expect(pricesOf(text)).toEqual([
    [2, "1300.00"],
    [3, "3.20"],
  ]);
  expect(faultsOf(text)).toEqual([[2, "priceRequired"]]);
});

it.each([
  ["Preț, EUR", ["priceCurrency", "priceCurrency", "priceRequired"]],
  ["Price (€)", ["priceCurrency", "priceCurrency", "priceRequired"]],
  ["Preț lei", ["priceRequired"]],
  ["Preț (RON, nu EUR)", ["priceRequired"]],
])("takes the currency that a head line names for that of its column: %s", (heading, faults) => {
  const text = `Cod\tDenumire\t${heading}\n14\tCola\t5\n15\tApă\t7,50\n16\tSuc\t`;
  expect(faultsOf(text).map(([, fault]) => fault)).toEqual(faults);
});

it("knows a barcode that lost its zeros, and guesses at no number that fits two products", () => {
  const two = [
    { key: 1, product: 17, barcode: "5941000000012", price: "" },
    { key: 2, product: 99, barcode: "00000017", price: "" },
    { key: 3, product: 98, barcode: "00000018", price: "" },
  ];
  const { prices, faults } = readPastedPrices("17\tCola\t9,99\n18\tApă\t3,20", { rows: two, targets: [], currency });
  expect(prices.map(({ key, price }) => [key, price])).toEqual([[3, "3.20"]]);
  expect(faults.map(({ line, fault }) => [line, fault])).toEqual([[1, "twoProducts"]]);
});

it("CATA-019 CATA-020 says of each line what is wrong with it", () => {
  const text = ["14\t0.50", "15\tfree", "16\t", "99\t2", "14\t3", "14\t4"].join("\n");
  expect(faultsOf(text)).toEqual([
    [1, "priceTooLow"],
    [2, "priceFormat"],
    [3, "priceRequired"],
    [6, "productTwice"],
  ]);
  expect(pricesOf(text)).toEqual([[1, "3.00"]]);
  expect(paste(text).unknown).toMatchObject([{ line: 4, code: "99", text: "99 2", priceText: "2" }]);
});

it("reads a column of barcodes as products without prices, never as prices", () => {
  const { prices, faults, unknown } = paste("Cod de bare\n5940001112223\n\n05948633000019\n94000171");
  expect(prices).toEqual([]);
  expect(faults.map(({ line, fault }) => [line, fault])).toEqual([[4, "isThere"]]);
  expect(unknown).toMatchObject([
    { line: 2, code: "5940001112223", entry: { kind: "none" } },
    { line: 5, code: "94000171" },
  ]);
  // Short enough for prices, and rows are there for them.
  expect(paste("94000171\n15").prices).toMatchObject([
    { key: 1, price: "94000171.00", doubt: "jump" },
    { key: 2, price: "15.00" },
  ]);
});

it("reads a column that has no rows to go to as barcodes and core ids", () => {
  const { prices, unknown } = readPastedPrices("14\n99\n12,50", { rows, targets: [], currency });
  expect(prices).toEqual([]);
  expect(unknown.map(({ code }) => code)).toEqual(["99", "12,50"]);
});

it("takes no amount of another currency, and says so", () => {
  expect(paste("6 EUR\n7 lei\n€ 8")).toMatchObject({
    prices: [{ key: 2, price: "7.00" }],
    faults: [
      { line: 1, text: "6 EUR", fault: "priceCurrency" },
      { line: 3, fault: "priceCurrency" },
    ],
  });
  const inEuro = readPastedPrices("6 EUR\n7 lei", { rows, targets: keys, currency: "EUR" });
  expect(inEuro.prices.map(({ key, price }) => [key, price])).toEqual([[1, "6.00"]]);
});

it("doubts a number that could be read two ways, and one that is more than half off", () => {
  const doubts = (text: string) => paste(text).prices.map(({ doubt }) => doubt);
  // 4.50, 1234.00 and none are what they cost so far.
  expect(doubts("6.75\n617\n900")).toEqual([undefined, undefined, undefined]);
  expect(doubts("2.25\n1851\n900")).toEqual([undefined, undefined, undefined]);
  expect(doubts("6.76\n616.99\n1.500")).toEqual(["jump", "jump", "twoWays"]);
  expect(doubts("4,500 lei\n1.234\n1.234,50")).toEqual(["twoWays", undefined, undefined]);
});

it("doubts numbers that may be codes where there is no price to compare them with", () => {
  const unpriced = rows.map((row) => ({ ...row, price: "" }));
  const doubts = (text: string) =>
    readPastedPrices(text, { rows: unpriced, targets: keys, currency }).prices.map(({ doubt }) => doubt);
  expect(doubts("94000171\n94000188\n12345")).toEqual(["code", "code", "code"]);
  expect(doubts("9999\n12345.00\n12345 lei")).toEqual([undefined, undefined, undefined]);
  // What has a code beside it is a price.
  expect(doubts("14\t94000171")).toEqual([undefined]);
});

it("asks for so many new products, and says of the others that they are too many", () => {
  const lines = Array.from({ length: mostUnknown + 2 }, (_, index) => `${100 + index}\t2`).join("\n");
  const { unknown, faults } = paste(lines);
  expect(unknown).toHaveLength(mostUnknown);
  expect(faults.map(({ fault }) => fault)).toEqual(["tooManyNew", "tooManyNew"]);
});

it("CATA-024 drops a price of 0 without a word", () => {
  expect(paste("14\t0,00\n15\t2")).toMatchObject({ prices: [{ line: 2, key: 2, price: "2.00" }], faults: [] });
});

it("reads nothing of a text that no price list fills", () => {
  expect(paste("1\n".repeat(longestPastedTable))).toEqual({
    currency,
    prices: [],
    faults: [{ line: 1, text: "", fault: "tooLong" }],
    unknown: [],
  });
});

it("copies columns that a spreadsheet of the person's language reads as numbers", () => {
  const copied = [{ product: 14, barcode: "5948633000019", label: "=SUM(A1)", price: "12.50" }];
  expect(copyRows(copied, priceColumns, ",")).toBe("5948633000019\t =SUM(A1)\t12,50");
  expect(copyRows(copied, [priceColumn], ".")).toBe("12.50");
});

it("pastes back what was copied, in either language, whatever the products are called", () => {
  const price = fc.integer({ min: 100, max: 9_999_999 }).map((bani) => (bani / 100).toFixed(2));
  const row = fc.record({ label: fc.string(), price, hasBarcode: fc.boolean() });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 30 }), fc.constantFrom("." as const, ","), (made, sign) => {
      const priced = made.map(({ hasBarcode, ...rest }, key) => ({
        ...rest,
        key,
        product: 100 + key,
        barcode: hasBarcode ? `59400000000${100 + key}` : undefined,
      }));
      const text = copyRows(priced, priceColumns, sign);
      const { prices, faults } = readPastedPrices(text, { rows: priced, targets: [], currency });
      expect(faults).toEqual([]);
      expect(prices.map(({ key, price: found }) => [key, found])).toEqual(priced.map((each) => [each.key, each.price]));
    }),
  );
});
