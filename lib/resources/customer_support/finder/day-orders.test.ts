import { furtherPages } from "./day-orders";

it.each([
  [0, []],
  [250, []],
  [251, [250]],
  [1_000, [250, 500, 750]],
  [1_001, undefined],
])(
  "CUST-001 of %i orders of a day the pages that begin at %j are read, and past a thousand the amount is asked for",
  (totalCount, offsets) => {
    expect(furtherPages(totalCount)).toEqual(offsets);
  },
);
