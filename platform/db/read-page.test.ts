import fc from "fast-check";
import { fromNearerEnd, inOrderOf } from "./read-page";

describe("a page counted from the nearer end", () => {
  it("shows the same rows as one counted from the beginning", () => {
    const rows = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(rows, fc.integer({ min: 0, max: 80 }), fc.integer({ min: 1, max: 30 }), (total, offset, limit) => {
        const all = Array.from({ length: total }, (_, index) => index);
        const near = fromNearerEnd({ offset, limit }, total);
        const ordered = near.isFromEnd ? all.toReversed() : all;
        const page = near.limit <= 0 ? [] : ordered.slice(near.offset, near.offset + near.limit);
        expect(near.isFromEnd ? page.toReversed() : page).toEqual(all.slice(offset, offset + limit));
      }),
    );
  });

  it("passes over no more than half of the rows", () => {
    expect(fromNearerEnd({ offset: 999_975, limit: 25 }, 1_000_000)).toEqual({ offset: 0, limit: 25, isFromEnd: true });
    expect(fromNearerEnd({ offset: 400_000, limit: 25 }, 1_000_000).offset).toBe(400_000);
  });
});

it("puts rows in the order of their ids, and leaves out what is gone", () => {
  const rows = [{ id: 1 }, { id: 2 }];
  expect(inOrderOf([2, 3, 1], rows, ({ id }) => id)).toEqual([{ id: 2 }, { id: 1 }]);
});
