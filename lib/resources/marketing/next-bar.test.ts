import { nextBar } from "./next-bar";

const bars = [
  { row: 0, left: 0, width: 20 },
  { row: 0, left: 50, width: 40 },
  { row: 1, left: 10, width: 5 },
  { row: 3, left: 60, width: 20 },
  { row: 3, left: 0, width: 10 },
];

it.each([
  [0, "ArrowRight", 1],
  [1, "ArrowRight", 2],
  [4, "ArrowRight", undefined],
  [2, "ArrowLeft", 1],
  [0, "ArrowLeft", undefined],
  [3, "Home", 0],
  [0, "End", 4],
  [1, "ArrowDown", 2],
  [2, "ArrowDown", 4],
  [3, "ArrowDown", undefined],
  [4, "ArrowUp", 2],
  [2, "ArrowUp", 0],
  [0, "ArrowUp", undefined],
  [0, "Enter", undefined],
  [9, "ArrowDown", undefined],
])("SHELL-013 from bar %d the key %s leads to %s", (from, key, to) => {
  expect(nextBar(bars, from, key)).toBe(to);
});

it("leads nowhere where there is nothing", () => {
  expect(["Home", "End", "ArrowRight", "ArrowUp"].map((key) => nextBar([], 0, key))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
