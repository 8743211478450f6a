import fc from "fast-check";
import { cellsOf } from "@/lib/resources/drafts/cells/mapped-cell";
import { machine } from "@/tests/support/any-mapping";
import { labelHeight, type PictureRow, planogramRows, rowGap } from "./planogram-layout";

const room = { width: 515, height: 600 };
const empty = () => ({ product: undefined, isFlagged: false });

const boxesOf = (row: PictureRow) => row.parts.flatMap(({ cells }) => cells);
const aliasesOf = (row: PictureRow): string[] => boxesOf(row).map(({ cell }) => cell.alias);

it("MAPP-020 MAPP-021 MAPP-010 shelves stand from the top, zone 1 from the right, and lockers last, block beside block", () => {
  const rows = planogramRows(machine({ zones: [[2, 3], [2]], blocks: [2, 1] }, empty), room);
  expect(rows.map(({ zone }) => zone)).toEqual([1, 1, 2, 0]);
  expect(rows.map(aliasesOf)).toEqual([
    ["F1.2.3", "F1.2.2", "F1.2.1"],
    ["F1.1.2", "F1.1.1"],
    ["F2.1.1", "F2.1.2"],
    ["L1.1", "L1.2", "L2.1"],
  ]);
});

it("MAPP-007 the picture is to scale: shelves as wide as they are share the page, and a higher one is higher", () => {
  const { shelves } = machine({ zones: [[6, 6, 5]], blocks: [] }, empty);
  const sizes = [
    [900, 340],
    [900, 260],
    [450, 260],
  ];
  const sized = shelves.map((shelf, index) => ({
    ...shelf,
    width: sizes[index]?.[0] ?? 0,
    height: sizes[index]?.[1] ?? 0,
  }));
  const rows = planogramRows({ shelves: sized, lockers: [] }, room);
  const [top, middle, bottom] = rows.map((row) => ({ width: row.parts[0]?.width ?? 0, height: row.height }));
  if (top === undefined || middle === undefined || bottom === undefined) throw new Error("three shelves");
  expect(top.width * 2).toBeCloseTo(middle.width);
  expect(bottom.height / middle.height).toBeCloseTo(340 / 260);
  expect(bottom.width / bottom.height).toBeCloseTo(900 / 340);
  // The whole zone stands on one page.
  expect(rows.reduce((sum, { height }) => sum + height + labelHeight + rowGap, 0)).toBeLessThanOrEqual(
    room.height + 0.1,
  );
});

const anyStructure = fc.record({
  zones: fc.array(fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 1, maxLength: 5 }), { maxLength: 3 }),
  blocks: fc.array(fc.integer({ min: 1, max: 70 }), { maxLength: 14 }),
  size: fc.record({ width: fc.integer({ min: -5, max: 9000 }), height: fc.integer({ min: -5, max: 9000 }) }),
});

it("MAPP-004 every cell stands once in the order of the machine, none leaves the page, overlaps another or is too small to be read", () => {
  fc.assert(
    fc.property(anyStructure, ({ size, ...structure }) => {
      const made = machine(structure, empty);
      const sized = {
        shelves: made.shelves.map((shelf) => ({ ...shelf, ...size })),
        lockers: made.lockers.map((block) => ({ ...block, ...size })),
      };
      const rows = planogramRows(sized, room);
      expect(rows.flatMap(aliasesOf)).toEqual(cellsOf(sized).map(({ alias }) => alias));
      for (const row of rows) {
        expect(row.height + labelHeight + rowGap).toBeLessThanOrEqual(room.height + 0.1);
        const boxes = boxesOf(row);
        const isOutside = boxes.some(
          ({ x, y, width, height }) =>
            x < 0 ||
            y < 0 ||
            x + width > room.width + 0.1 ||
            y + height > row.height + 0.1 ||
            width < 18 ||
            height < 32,
        );
        expect(isOutside).toBe(false);
        const isOver = boxes.some((one, at) => {
          const next = boxes[at + 1];
          return next !== undefined && next.x + 0.1 < one.x + one.width && next.y + 0.1 < one.y + one.height;
        });
        expect(isOver).toBe(false);
      }
    }),
    { numRuns: 60 },
  );
});
