import { machine } from "@/tests/support/any-mapping";
import { cellsOf } from "./mapped-cell";

const cells = cellsOf(
  machine({ zones: [[2, 1], [2]], blocks: [3] }, (index) => ({ product: index + 1, isFlagged: true })),
);

it("MAPP-020 MAPP-021 MAPP-010 cells stand as one looks at the machine: highest shelf first, zone 1 from the right, lockers last", () => {
  expect(cells.map(({ alias }) => alias)).toEqual([
    "F1.2.1",
    "F1.1.2",
    "F1.1.1",
    "F2.1.1",
    "F2.1.2",
    "L1.1",
    "L1.2",
    "L1.3",
  ]);
  expect(cells.map(({ kind, zone }) => `${kind}${zone}`)).toEqual([
    ...["shelf1", "shelf1", "shelf1", "shelf2", "shelf2"],
    ...["locker0", "locker0", "locker0"],
  ]);
});

it("MAPP-007 MAPP-008 MAPP-011 a shelf's width and a block's height are shared by its cells; each has its own flag", () => {
  expect(cells.map(({ width, height }) => [width, height])).toEqual([
    [900, 260],
    [450, 260],
    [450, 260],
    [450, 260],
    [450, 260],
    [450, 150],
    [450, 150],
    [450, 150],
  ]);
  expect(cells.map(({ renewProduct, fillOnDemand }) => [renewProduct, fillOnDemand])).toEqual([
    ...Array.from({ length: 5 }, () => [true, false]),
    ...Array.from({ length: 3 }, () => [false, true]),
  ]);
});
