import { countedOf, emptyBook, readFigure, withFigure, withoutLastStep } from "./count-book";

it.each([
  ["0", 0],
  ["007", 7],
  [" 12 ", 12],
  ["99999", 99_999],
  ["100000", undefined],
  ["1000000", undefined],
  ["-5", undefined],
  ["+5", undefined],
  ["1,5", undefined],
  ["1.000", undefined],
  ["1e3", undefined],
  ["٣", undefined],
  ["", undefined],
])("what is typed as “%s” is %s pieces", (text, pieces) => {
  expect(readFigure(text)).toBe(pieces);
});

it("the last 200 steps can be taken back, and what was counted before them stays", () => {
  let book = emptyBook;
  for (let pieces = 1; pieces <= 203; pieces += 1) book = withFigure(book, 1, pieces, "2026-11-28T08:00:00Z");
  let steps = 0;
  for (let undone = withoutLastStep(book, "now"); undone !== undefined; undone = withoutLastStep(book, "now")) {
    book = undone.book;
    steps += 1;
  }
  expect([steps, countedOf(book, 1)]).toEqual([200, 3]);
});
