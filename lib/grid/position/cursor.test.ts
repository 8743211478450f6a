import fc from "fast-check";
import { extentOf, type GridSize, isSelected, type Motion, move, select, selectAll, within } from "./cursor";

const size: GridSize = { rows: 5000, columns: 2, pageRows: 20 };
const moved = (row: number, column: number, motion: Motion) => move(select(row, column), motion, size)?.focus;

it.each<[Motion, [number, number], [number, number]]>([
  ["up", [7, 1], [6, 1]],
  ["up", [0, 1], [0, 1]],
  ["down", [7, 1], [8, 1]],
  ["down", [4999, 1], [4999, 1]],
  ["left", [7, 1], [7, 0]],
  ["left", [7, 0], [7, 0]],
  ["right", [7, 0], [7, 1]],
  ["right", [7, 1], [7, 1]],
  ["page-up", [30, 1], [10, 1]],
  ["page-up", [3, 1], [0, 1]],
  ["page-down", [30, 1], [50, 1]],
  ["page-down", [4990, 1], [4999, 1]],
  ["row-start", [7, 1], [7, 0]],
  ["row-end", [7, 0], [7, 1]],
  ["first", [7, 1], [0, 0]],
  ["last", [7, 0], [4999, 1]],
  ["next", [7, 0], [7, 1]],
  ["next", [7, 1], [8, 0]],
  ["previous", [7, 0], [6, 1]],
])("%s leads from %j to %j", (motion, [row, column], [toRow, toColumn]) => {
  expect(moved(row, column, motion)).toEqual({ row: toRow, column: toColumn });
});

it("leaves the grid by Tab after the last cell and before the first", () => {
  expect(moved(4999, 1, "next")).toBeUndefined();
  expect(moved(0, 0, "previous")).toBeUndefined();
});

it("selects a range from where it began, in any direction", () => {
  const down = move(select(5, 1), "down", size, true);
  const back = [1, 2, 3].reduce((selection) => move(selection, "up", size, true) ?? selection, down ?? select(0, 0));
  expect(back).toEqual({ anchor: { row: 5, column: 1 }, focus: { row: 3, column: 1 } });
  expect(extentOf(back)).toEqual({ rows: [3, 5], columns: [1, 1] });
  expect([2, 3, 4, 5, 6].map((row) => isSelected(back, { row, column: 1 }))).toEqual([false, true, true, true, false]);
  expect(isSelected(back, { row: 4, column: 0 })).toBe(false);
});

it("selects all, and fits what is selected to fewer rows", () => {
  const all = selectAll(size);
  expect(extentOf(all)).toEqual({ rows: [0, 4999], columns: [0, 1] });
  expect(extentOf(within(all, { ...size, rows: 3 }))).toEqual({ rows: [0, 2], columns: [0, 1] });
  expect(within(select(7, 1), { ...size, rows: 0 }).focus).toEqual({ row: 0, column: 1 });
});

it("never leaves the grid, whatever is pressed", () => {
  const motions = fc.constantFrom<Motion>("up", "down", "left", "right", "page-up", "page-down", "next", "previous");
  const sizes = fc.record({ rows: fc.integer({ min: 1, max: 60 }), columns: fc.constant(2), pageRows: fc.nat(30) });
  fc.assert(
    fc.property(sizes, fc.array(fc.tuple(motions, fc.boolean()), { maxLength: 60 }), (grid, pressed) => {
      let selection = select(0, 0);
      for (const [motion, isExtending] of pressed) selection = move(selection, motion, grid, isExtending) ?? selection;
      for (const { row, column } of [selection.anchor, selection.focus]) {
        expect(row >= 0 && row < grid.rows).toBe(true);
        expect(column >= 0 && column < grid.columns).toBe(true);
      }
    }),
  );
});
