import fc from "fast-check";
import { copyPrices } from "./copied-prices";
import { longestPaste, readPastedPrices } from "./pasted-prices";

const rows = [
  { key: 1, product: 14, barcode: "5948633000019" },
  { key: 2, product: 15, barcode: "5942985000147" },
  { key: 3, product: 16, barcode: undefined },
];
const paste = (text: string, fromRow = 0) => readPastedPrices(text, rows, fromRow);
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

it("knows a barcode that lost its zeros, and guesses at no number that fits two products", () => {
  const two = [
    { key: 1, product: 17, barcode: "5941000000012" },
    { key: 2, product: 99, barcode: "00000017" },
    { key: 3, product: 98, barcode: "00000018" },
  ];
  const { prices, faults } = readPastedPrices("17\tCola\t9,99\n18\tApă\t3,20", two, 0);
  expect(prices.map(({ key, price }) => [key, price])).toEqual([[3, "3.20"]]);
  expect(faults.map(({ line, fault }) => [line, fault])).toEqual([[1, "twoProducts"]]);
});

it("CATA-019 CATA-020 says of each line what is wrong with it", () => {
  const text = ["14\t0.50", "15\tfree", "16\t", "99\t2", "14\t3", "14\t4"].join("\n");
  expect(faultsOf(text)).toEqual([
    [1, "priceTooLow"],
    [2, "priceFormat"],
    [3, "priceRequired"],
    [4, "unknownProduct"],
    [6, "productTwice"],
  ]);
  expect(pricesOf(text)).toEqual([[1, "3.00"]]);
  expect(paste(text).faults[3]).toMatchObject({ line: 4, text: "99 2" });
});

it("CATA-024 drops a price of 0 without a word", () => {
  expect(paste("14\t0,00\n15\t2")).toMatchObject({ prices: [{ line: 2, key: 2, price: "2.00" }], faults: [] });
});

it("reads nothing of a text that no price list fills", () => {
  expect(paste("1\n".repeat(longestPaste))).toEqual({ prices: [], faults: [{ line: 1, text: "", fault: "tooLong" }] });
});

it("copies columns that a spreadsheet of the person's language reads as numbers", () => {
  const copied = [{ ...rows[0], product: 14, barcode: "5948633000019", label: "=SUM(A1)", price: "12.50" }];
  const both = { hasProduct: true, hasPrice: true };
  expect(copyPrices(copied, both, ",")).toBe("5948633000019\t =SUM(A1)\t12,50");
  expect(copyPrices(copied, { hasProduct: false, hasPrice: true }, ".")).toBe("12.50");
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
      const text = copyPrices(priced, { hasProduct: true, hasPrice: true }, sign);
      const { prices, faults } = readPastedPrices(text, priced, 0);
      expect(faults).toEqual([]);
      expect(prices.map(({ key, price: found }) => [key, found])).toEqual(priced.map((each) => [each.key, each.price]));
    }),
  );
});
