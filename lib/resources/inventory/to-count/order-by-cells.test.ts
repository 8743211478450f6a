import { orderByCells } from "./order-by-cells";

const product = (id: number, barcodes?: string[]) => ({
  productNodeReference: id,
  product: { id, name: `Produs ${id}`, barcode: `${id}`, image: undefined, barcodes },
});
const cell = (id: number, position: number, alias: string) => ({
  id: position,
  position,
  alias,
  renewProduct: false,
  product: { id, name: "", barcode: undefined, image: undefined, productNodeReference: id },
  capacity: undefined,
});
const shelf = (position: number, storageZone: number, cells: ReturnType<typeof cell>[]) => ({
  id: position,
  position,
  width: 1,
  height: 1,
  storageZone,
  cells,
});
const locker = (id: number) => ({
  id: 1,
  position: 1,
  width: 1,
  height: 1,
  storageZone: 0,
  selfPosition: 1,
  cells: [{ ...cell(id, 1, "L1"), fillOnDemand: false, orderId: undefined }],
});

it("MAPP-020 MAPP-021 products are in the order of zone, shelf and cell, then of lockers; what no cell has comes last, as it came", () => {
  const mapping = {
    shelves: [
      shelf(2, 1, [cell(4, 2, "B2"), cell(3, 1, "B1")]),
      shelf(1, 2, [cell(8, 1, "D1"), cell(7, 2, "D2")]),
      shelf(1, 1, [cell(2, 1, "A1"), cell(4, 2, "A2")]),
    ],
    lockers: [locker(1)],
  };
  const found = orderByCells(
    [9, 1, 2, 3, 4, 7, 8].map((id) => product(id)),
    mapping,
  );
  expect(found.map(({ id, cell: place }) => [id, place])).toEqual([
    [4, "B2"],
    [3, "B1"],
    [2, "A1"],
    [8, "D1"],
    [7, "D2"],
    [1, "L1"],
    [9, undefined],
  ]);
});

it("INVE-016 where some shelves are counted a product lies where it lies on these, though it lies on another one before", () => {
  const mapping = {
    shelves: [shelf(2, 1, [cell(4, 2, "B2"), cell(3, 1, "B1")]), shelf(1, 1, [cell(2, 1, "A1"), cell(4, 2, "A2")])],
    lockers: [],
  };
  const found = orderByCells(
    [2, 3, 4].map((id) => product(id)),
    mapping,
    [1],
  );
  expect(found.map(({ id, cell: place, shelves }) => [id, place, shelves])).toEqual([
    [4, "A2", [1, 2]],
    [2, "A1", [1]],
    [3, "B1", [2]],
  ]);
});

it("a storage without cells keeps the order of its books; every barcode finds its product, the shown one first", () => {
  const found = orderByCells([product(5, ["77", "5"]), product(2)], undefined);
  expect(found).toEqual([
    {
      id: 5,
      name: "Produs 5",
      barcodes: ["5", "77"],
      image: undefined,
      cell: undefined,
      shelves: [],
      isExpected: true,
    },
    { id: 2, name: "Produs 2", barcodes: ["2"], image: undefined, cell: undefined, shelves: [], isExpected: true },
  ]);
});
