import fc from "fast-check";
import { productToCount as product } from "@/tests/support/count-parts";
import { moveEnd, shareOut } from "./share-out";

const shelves = fc
  .array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 })
  .map((sizes) =>
    sizes.flatMap((size, shelf) => Array.from({ length: size }, (_, at) => product(shelf * 100 + at, shelf))),
  );

it("every product is somebody's, once, in its order; no shelf is torn apart", () => {
  fc.assert(
    fc.property(
      shelves,
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom("shelf" as const, "product" as const),
      (all, people, by) => {
        const parts = shareOut(all, people, by);
        expect(parts).toHaveLength(people);
        expect(parts.flat()).toEqual(all);
        if (by === "product") {
          const sizes = parts.map(({ length }) => length);
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        } else
          for (const shelf of new Set(all.map((each) => each.shelves?.[0])))
            expect(parts.filter((part) => part.some((each) => each.shelves?.[0] === shelf))).toHaveLength(1);
      },
    ),
  );
});

it("three shelves of one size go to three people; what no shelf has is shared out piece by piece", () => {
  const all = [1, 2, 3].flatMap((shelf) => [product(shelf * 10, shelf), product(shelf * 10 + 1, shelf)]);
  expect(shareOut(all, 3, "shelf").map((part) => part.map(({ id }) => id))).toEqual([
    [10, 11],
    [20, 21],
    [30, 31],
  ]);
  expect(shareOut([product(1), product(2), product(3), product(4)], 2, "shelf").map((part) => part.length)).toEqual([
    2, 2,
  ]);
  expect(shareOut([], 2, "product")).toEqual([[], []]);
});

it("the end of a part is moved by whole shelves, and every product stays somebody's, however far", () => {
  const all = [1, 2, 3].flatMap((shelf) => [product(shelf * 10, shelf), product(shelf * 10 + 1, shelf)]);
  const idsOf = (moved: number[]) => shareOut(all, 3, "shelf", moved).map((part) => part.map(({ id }) => id));
  expect(idsOf([1])).toEqual([[10, 11, 20, 21], [], [30, 31]]);
  expect(idsOf([0, -1])).toEqual([[10, 11], [], [20, 21, 30, 31]]);
  expect(idsOf([-5, 9])).toEqual([[], [10, 11, 20, 21, 30, 31], []]);
});

it("an end that was moved farther than there is to move comes back with the first step", () => {
  const all = [1, 2, 3].flatMap((shelf) => [product(shelf * 10, shelf), product(shelf * 10 + 1, shelf)]);
  const sizesOf = (moved: number[]) => shareOut(all, 2, "shelf", moved).map(({ length }) => length);
  expect(sizesOf([9])).toEqual([6, 0]);
  expect(sizesOf(moveEnd(all, 2, "shelf", [9], { part: 0, step: -1 }))).toEqual([4, 2]);
  expect([sizesOf([]), sizesOf(moveEnd(all, 2, "shelf", [], { part: 0, step: 1 }))]).toEqual([
    [2, 4],
    [4, 2],
  ]);
});
