import { cellsOf } from "@/lib/resources/drafts/cells/mapped-cell";
import { machine, productOf } from "@/tests/support/any-mapping";
import { inLines, isFree, mappedProducts, piecesOf } from "./mapped-products";

const names = new Map([
  [1, "Țuică"],
  [2, "Apă 10 l"],
  [3, "Apă 2 l"],
]);
const made = machine({ zones: [[4]], blocks: [3] }, (index) => ({
  product: [1, 2, undefined, 1, 3, undefined, 2][index],
  isFlagged: index === 5,
}));
const cells = cellsOf(made).map((cell, index) => ({
  ...cell,
  product: cell.product && { ...productOf(cell.product.id), name: names.get(cell.product.id) ?? "" },
  capacity: [undefined, 6, 6, 4, 1, 1, 1][index],
  orderId: index === 6 ? 77 : undefined,
}));

it("MAPP-009 products are listed once, by name as one reads it, with their cells as they stand in the machine", () => {
  const listed = mappedProducts(cells, "ro");
  expect(listed.map(({ product, cells: own }) => [product.name, own.map(({ alias }) => alias)])).toEqual([
    ["Apă 2 l", ["L1.1"]],
    ["Apă 10 l", ["F1.1.2", "L1.3"]],
    ["Țuică", ["F1.1.4", "F1.1.1"]],
  ]);
});

it("pieces are those of the cells that can be filled, at least so many where one does not say, and unknown where none does", () => {
  expect(mappedProducts(cells, "ro").map(({ pieces }) => pieces)).toEqual([
    { count: 1, isAtLeast: false },
    // An order waits in the other one.
    { count: 6, isAtLeast: false },
    { count: 4, isAtLeast: true },
  ]);
  expect(piecesOf(cells.map((cell) => ({ ...cell, capacity: undefined })))).toBeUndefined();
});

it("free is where nothing is to be put, neither now nor on demand nor for an order", () => {
  expect(cells.filter(isFree).map(({ alias }) => alias)).toEqual(["F1.1.3"]);
});

it("many aliases are divided between two of them, so that a row is never longer than a page", () => {
  expect(inLines(["F1.1", "F1.2", "F1.3"], 12)).toEqual(["F1.1, F1.2", "F1.3"]);
  expect(inLines(["F1.1.1.1.1.1.1", "F2"], 4)).toEqual(["F1.1.1.1.1.1.1", "F2"]);
  expect(inLines([], 12)).toEqual([]);
});
