import { machine } from "@/tests/support/any-mapping";
import { cellsOf } from "../cells/mapped-cell";
import { keysBetween, neighbour, pictureOf } from "./picture";

const cells = cellsOf(machine({ zones: [[3, 2], [1]], blocks: [2] }, () => ({ product: 1, isFlagged: false }))).map(
  (cell, key) => ({ key, cell }),
);
const picture = pictureOf(cells);
const keyOf = (alias: string): number => cells.find(({ cell }) => cell.alias === alias)?.key ?? -1;
const aliasOf = (key: number | undefined): string | undefined => cells.find((each) => each.key === key)?.cell.alias;

it("MAPP-002 MAPP-020 MAPP-021 draws zones with their highest shelf on top, then blocks, to scale", () => {
  expect(picture.parts.map(({ kind, width, height, shelves }) => [kind, width, height, shelves.length])).toEqual([
    ["zone", 900, 520, 2],
    ["zone", 900, 260, 1],
    ["block", 450, 300, 2],
  ]);
  expect(picture.parts[0]?.shelves.map(({ keys }) => keys.map(aliasOf))).toEqual([
    ["F1.2.2", "F1.2.1"],
    ["F1.1.3", "F1.1.2", "F1.1.1"],
  ]);
});

it("MAPP-024 the keys lead to the cell that is faced", () => {
  const steps = [
    ["F1.2.2", "right", "F1.2.1"],
    ["F1.2.2", "left", undefined],
    ["F1.2.2", "down", "F1.1.3"],
    ["F1.1.1", "up", "F1.2.1"],
    ["F1.1.1", "right", "L1.2"],
    ["F1.2.1", "right", "F2.1.1"],
    ["F2.1.1", "right", "L1.1"],
    ["L1.1", "down", "L1.2"],
    ["L1.2", "down", undefined],
  ] as const;
  expect(steps.map(([from, direction]) => aliasOf(neighbour(picture, keyOf(from), direction)))).toEqual(
    steps.map(([, , to]) => to),
  );
});

it("MAPP-003 a range is the rectangle that its two ends span", () => {
  expect(keysBetween(picture, keyOf("F1.2.1"), keyOf("F1.1.2")).map(aliasOf)).toEqual([
    "F1.2.2",
    "F1.2.1",
    "F1.1.2",
    "F1.1.1",
  ]);
});

it("MAPP-024 up and down lead to the next shelf of the same part, however narrow it is, and to no other part", () => {
  const { shelves, lockers } = machine({ zones: [[2, 1, 3]], blocks: [2] }, () => ({ product: 1, isFlagged: false }));
  // The shelf in the middle is narrow; cells of zone 1 are counted from the right.
  const widths = [900, 200, 900];
  const uneven = cellsOf({
    shelves: shelves.map((shelf, index) => ({ ...shelf, width: widths[index] ?? 0 })),
    lockers,
  });
  const keyed = uneven.map((cell, key) => ({ key, cell }));
  const from = (alias: string, direction: "up" | "down"): string | undefined =>
    uneven[neighbour(pictureOf(keyed), keyed.find(({ cell }) => cell.alias === alias)?.key ?? -1, direction) ?? -1]
      ?.alias;
  expect([from("F1.3.1", "down"), from("F1.2.1", "down"), from("F1.1.1", "down")]).toEqual([
    "F1.2.1",
    "F1.1.2",
    undefined,
  ]);
  expect([from("F1.1.1", "up"), from("F1.2.1", "up"), from("F1.3.1", "up")]).toEqual(["F1.2.1", "F1.3.3", undefined]);
  expect([from("L1.1", "up"), from("L1.2", "up"), from("L1.2", "down")]).toEqual([undefined, "L1.1", undefined]);
});
