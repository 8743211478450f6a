import type { Locker, Shelf } from "@/lib/resources/drafts/drafts.calls";
import { cellsOfProduct, cellsText, mappingGaps } from "./mapping-gaps";

const product = (id: number, name = `P${id}`) => ({ id, name, barcode: undefined, image: undefined });
const inCell = (id: number) => ({ ...product(id), productNodeReference: id });
const stockOf = (id: number, stock: number) => ({ product: product(id), stock });

function shelf(...ids: (number | undefined)[]): Shelf {
  const cells = ids.map((id, index) => ({
    id: index,
    position: index,
    alias: `A${index + 1}`,
    renewProduct: false,
    product: id === undefined ? undefined : inCell(id),
    capacity: undefined,
  }));
  return { id: 1, position: 1, width: 1, height: 1, storageZone: 1, cells };
}

function locker(id: number, over: Partial<Locker["cells"][number]> = {}): Locker {
  const cells = [
    { id: 1, alias: "L1", product: inCell(id), fillOnDemand: false, orderId: undefined, capacity: undefined, ...over },
  ];
  return { id: 1, position: 1, width: 1, height: 1, storageZone: 0, selfPosition: 1, cells };
}

const gapsOf = (stocks: ReturnType<typeof stockOf>[], shelves: Shelf[], lockers: Locker[] = []) => {
  const { unmapped, outOfStock, isUnmapped, onDemand } = mappingGaps(stocks, { shelves, lockers });
  return {
    ...(onDemand > 0 && { onDemand }),
    isUnmapped,
    unmapped: unmapped.map(({ product: { id }, stock }) => [id, stock]),
    outOfStock: outOfStock.map(({ product: { id }, cells }) => [
      id,
      cells.map(({ place, alias }) => `${place} ${alias}`),
    ]),
  };
};

it("STOC-001 what is in stock without a cell, and cells without stock, lockers too, each product once", () => {
  const stocks = [stockOf(1, 3), stockOf(2, 4), stockOf(3, 0), stockOf(4, 0)];
  expect(gapsOf(stocks, [shelf(1, 3, undefined, 3)], [locker(5)])).toEqual({
    isUnmapped: false,
    unmapped: [[2, 4]],
    outOfStock: [
      [3, ["shelf A2", "shelf A4"]],
      [5, ["locker L1"]],
    ],
  });
});

it("a locker that is filled for orders is empty by right until an order waits in it", () => {
  expect(gapsOf([], [], [locker(5, { fillOnDemand: true })])).toMatchObject({ outOfStock: [], onDemand: 1 });
  expect(gapsOf([], [], [locker(5, { fillOnDemand: true, orderId: 7 })]).outOfStock).toEqual([[5, ["locker L1"]]]);
  // A shelf has it, too: that one is to be filled.
  expect(gapsOf([], [shelf(5)], [locker(5, { fillOnDemand: true })]).outOfStock).toEqual([
    [5, ["shelf A1", "locker L1"]],
  ]);
});

it("a storage without any mapping is told from one whose every product is mapped", () => {
  expect(gapsOf([stockOf(1, 3)], [shelf(undefined)])).toMatchObject({ isUnmapped: true, unmapped: [[1, 3]] });
  expect(gapsOf([stockOf(1, 3)], [shelf(1)])).toEqual({ isUnmapped: false, unmapped: [], outOfStock: [] });
});

it("both lists go by name, as it is read in Romanian", () => {
  const stocks = [
    { product: product(1, "Țuică"), stock: 1 },
    { product: product(2, "Suc"), stock: 1 },
    { product: product(3, "Șunculiță"), stock: 1 },
  ];
  expect(mappingGaps(stocks, { shelves: [], lockers: [] }).unmapped.map(({ product: { id } }) => id)).toEqual([
    2, 3, 1,
  ]);
});

it("a product's cells are named, shelves before lockers, and each kind once", () => {
  const cells = cellsOfProduct({ shelves: [shelf(1, 3), shelf(3, undefined, 3)], lockers: [locker(3)] }, 3);
  const say = (place: string, { count, aliases }: { count: number; aliases: string }) =>
    `${count} ${place}: ${aliases}`;
  expect(cellsText(cells, say)).toBe("3 shelf: A2, A1, A3, 1 locker: L1");
  expect(cellsText([], say)).toBe("");
});
