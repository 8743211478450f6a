import { machine } from "@/tests/support/any-mapping";
import { cellsOf, type MappedCell } from "../cells/mapped-cell";
import { isEmptyDiff, machineDiff, sumPieces } from "./machine-diff";

const row = (...products: (number | undefined)[]): MappedCell[] =>
  cellsOf(
    machine({ zones: [[], [products.length]], blocks: [] }, (index) => ({
      product: products[index],
      isFlagged: false,
    })),
  );
const lying = (pieces: Record<number, number>) =>
  new Map(Object.entries(pieces).map(([id, stock]) => [Number(id), { stock, nearestExpiry: undefined }]));

it("MAPP-017 says what becomes of a machine's cells, what comes back with its last cell and what there is room for", () => {
  const live = row(1, 1, 2, undefined, 4).map((cell) => ({ ...cell, capacity: 6 }));
  const diff = machineDiff(live, row(1, 3, 3, 3, undefined), lying({ 1: 9, 2: 5 }));
  expect(diff.sums).toEqual({ added: 1, removed: 1, replaced: 2, flags: 0 });
  // Product 1 keeps a cell; of 4 nothing lies there.
  expect(diff.removed.map(({ product, pieces }) => [product.id, pieces])).toEqual([
    [2, 5],
    [4, 0],
  ]);
  expect(diff.bring.map(({ product, cells, pieces }) => [product.id, cells, pieces])).toEqual([[3, 3, 18]]);
  expect([sumPieces(diff.removed), isEmptyDiff(diff), isEmptyDiff(machineDiff(live, live, undefined))]).toEqual([
    5,
    false,
    true,
  ]);
});

it("MAPP-017 pieces are not summed where it is not told of each cell, or of each product", () => {
  const live = row(1, undefined, undefined).map((cell, index) => ({
    ...cell,
    capacity: index === 1 ? undefined : 6,
  }));
  for (const wanted of [row(2, 2, undefined), row(undefined, 2, 2)])
    expect(machineDiff(live, wanted, undefined).bring.map(({ cells, pieces }) => [cells, pieces])).toEqual([
      [2, undefined],
    ]);
  expect(sumPieces(machineDiff(live, row(2, 2, undefined), undefined).removed)).toBeUndefined();
});

it("MAPP-008 a locker cell with an order stays, with its product; one that is filled on demand gets nothing", () => {
  const lockers = (product: number, isFlagged: boolean): MappedCell[] =>
    cellsOf(machine({ zones: [], blocks: [2] }, () => ({ product, isFlagged })));
  const live = lockers(1, false).map((cell, index) => ({ ...cell, orderId: index === 0 ? 7 : undefined }));
  const { withOrder, changed, removed, bring } = machineDiff(live, lockers(2, true), undefined);
  expect([withOrder.length, changed.length, removed, bring]).toEqual([1, 1, [], []]);
});
