import { allOf, placeIn, withNew } from "./steps";

const sequence = [10, 20, 30, 40];
const all = new Set(sequence);
const none = new Set<number>();

it.each([
  ["the first", all, none, 10, { at: 1, previous: undefined, next: 20, left: 4, isGone: false }],
  ["the last", all, none, 40, { at: 4, previous: 30, next: undefined, left: 4 }],
  ["what is done for today is passed over on the way on", all, new Set([20, 30]), 10, { next: 40, left: 2 }],
  ["the way back leads to what is done for today", all, new Set([20, 30]), 40, { previous: 30, left: 2 }],
  ["what was worked off is passed over", new Set([10, 40]), none, 10, { next: 40, left: 2 }],
  [
    "an open one that was worked off keeps its place",
    new Set([10, 30, 40]),
    none,
    20,
    { at: 2, isGone: true, next: 30 },
  ],
  ["nothing open begins with the first that waits", all, new Set([10]), undefined, { at: undefined, next: 20 }],
  ["one that never was in the queue", all, none, 99, { at: undefined, isGone: true, previous: undefined, next: 10 }],
  ["all done", all, all, 20, { next: undefined, previous: 10, left: 0 }],
] as const)("%s", (_name, waiting, done, open, place) => {
  expect(placeIn(sequence, waiting, done, open)).toMatchObject({ of: 4, ...place });
});

it("keeps the order in which stepping began, with new ones last", () => {
  expect(withNew([3, 1], [5, 1, 4])).toEqual([3, 1, 5, 4]);
  expect(withNew(sequence, [20])).toBe(sequence);
});

it("counts all of a queue of which only the first were read, and goes on doing so while some are worked off", () => {
  expect(allOf(sequence, sequence, 24)).toBe(24);
  // One is gone, and the next one was read in its place.
  expect(allOf([...sequence, 50], [20, 30, 40, 50], 23)).toBe(24);
  expect(allOf(sequence, [10, 20], undefined)).toBe(4);
});
