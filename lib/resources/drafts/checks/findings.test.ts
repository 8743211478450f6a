import { machine } from "@/tests/support/any-mapping";
import { cellsOf } from "../cells/mapped-cell";
import type { FactsNow } from "../facts/facts-reader";
import type { MachineFacts } from "../facts/machine-facts";
import { checkedCells, uncheckedOf } from "./checked-cells";
import { Checks } from "./findings";

const today = "2026-11-28";
const size = { length: 60, height: 100, depth: 60, mass: 500 };

const sold = (id: number, warehouseStock: number | undefined) => {
  const core = { core_id: id, product_node_reference: id, image: undefined, barcode: String(id) };
  return { id, name: `Product ${id}`, price: "1.00", soldLately: 3, warehouseStock, ...core };
};
const facts: MachineFacts = {
  storage: { id: 1, name: "One" },
  sold: new Map([sold(1, 4), sold(2, 0), sold(3, undefined), sold(4, 1)].map((each) => [each.id, each])),
  stock: new Map([
    [3, { stock: 2, nearestExpiry: "2026-11-27" }],
    [4, { stock: 2, nearestExpiry: today }],
    [1, { stock: 0, nearestExpiry: "2026-01-01" }],
  ]),
  orders: new Map([["0/1.1/1", 77]]),
  failures: new Map(),
};
const known: FactsNow = {
  machines: [facts],
  unasked: [],
  sizes: new Map(),
  sizeFailure: undefined,
};

/** A shelf of 900 × 260 mm with these products, and one locker of 450 × 150 mm. */
function keyed(...products: number[]) {
  const made = machine({ zones: [[], [products.length]], blocks: [1] }, (index) => ({
    product: products[index],
    isFlagged: false,
  }));
  const cells = cellsOf(made).map((cell) => ({
    ...cell,
    product: cell.product && { ...cell.product, barcode: String(cell.product.id) },
  }));
  return cells.map((cell, index) => ({ key: index + 1, cell }));
}
const kindsOf = (now: FactsNow, ...products: number[]) =>
  keyed(...products).map(({ cell }) => new Checks(now, today).of(cell).map(({ kind }) => kind));

it("MAPP-024 warns of what a machine does not sell, what is past its date there, what no warehouse has, and of orders", () => {
  expect(kindsOf(known, 1, 2, 3, 4, 5)).toEqual([[], ["noneInWarehouse"], ["expired"], [], ["notSold"], ["order"]]);
});

it("MAPP-024 warns of what is higher than its shelf, or longer than its part of the shelf's width", () => {
  const sizes = new Map([
    ["1", { ...size, height: 261 }],
    ["2", { ...size, length: 301, height: 260 }],
    ["3", { ...size, length: 300 }],
  ]);
  const now = { ...known, machines: [], sizes };
  expect(kindsOf(now, 1, 2, 3)).toEqual([["tooHigh"], ["tooLong"], [], []]);
  expect(new Checks(now, today).of(keyed(2, 2, 2)[0]?.cell ?? fail())).toEqual([
    { kind: "tooLong", product: 301, cell: 300 },
  ]);
});

function fail(): never {
  throw new Error("a cell");
}

it("MAPP-024 of what is not known nothing is found, and it is said how much that is", () => {
  const unread = { ...facts, sold: undefined, stock: undefined, orders: undefined };
  const now = { ...known, machines: [unread], unasked: [{ id: 9, name: "Nine" }], sizes: new Map([["1", size]]) };
  expect(kindsOf(now, 1, 2, 5)).toEqual([[], [], [], []]);
  expect(uncheckedOf(keyed(1, 2, 5), new Checks(now, today), now)).toEqual({
    products: 3,
    withoutSize: 2,
    areSizesUnread: false,
    isAll: false,
    machines: ["One", "Nine"],
    withoutWarehouse: [],
  });
  const silent = { ...now, sizes: new Map(), sizeFailure: new Error("away") };
  expect(uncheckedOf(keyed(1), new Checks(silent, today), silent)).toMatchObject({ areSizesUnread: true, isAll: true });
});

it("MAPP-024 all findings are listed by kind, machine and shelf", () => {
  const two = { ...facts, storage: { id: 2, name: "Two" }, sold: new Map() };
  const listed = checkedCells(keyed(1, 5, 5), new Checks({ ...known, machines: [facts, two] }, today));
  expect(listed.map(({ kind, cells, machines }) => [kind, cells, machines.map((each) => each.machine?.name)])).toEqual([
    ["notSold", 3, ["One", "Two"]],
    ["order", 1, ["One", "Two"]],
  ]);
  expect(
    listed[0]?.machines[1]?.shelves.map(({ shelf, products }) => [shelf, ...products.map(({ cells }) => cells.length)]),
  ).toEqual([[1, 1, 2]]);
});
