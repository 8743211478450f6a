import fc from "fast-check";
import { nearestPage, offeredPages, pageCount, shownRows } from "./pages";

const anyCount = fc.integer({ min: 0, max: 100_000 });
const anySize = fc.constantFrom(25, 50, 100);

describe("pages", () => {
  it("TABL-012 says which rows are shown", () => {
    expect(shownRows(1, 25, 60)).toEqual({ from: 1, to: 25 });
    expect(shownRows(3, 25, 60)).toEqual({ from: 51, to: 60 });
    expect(shownRows(4, 25, 60)).toEqual({ from: 0, to: 0 });
    expect(shownRows(1, 25, 0)).toEqual({ from: 0, to: 0 });
  });

  it("TABL-012 takes a typed number for the nearest page that there is", () => {
    expect(nearestPage("7", 9)).toBe(7);
    expect(nearestPage("0", 9)).toBe(1);
    expect(nearestPage("12", 9)).toBe(9);
    expect(nearestPage("", 9)).toBeUndefined();
    expect(nearestPage("2.5", 9)).toBeUndefined();
  });

  it("TABL-012 offers the first, the last and the neighbours", () => {
    expect(offeredPages(1, 1)).toEqual([1]);
    expect(offeredPages(1, 9)).toEqual([1, 2, 9]);
    expect(offeredPages(5, 9)).toEqual([1, 4, 5, 6, 9]);
    expect(offeredPages(9, 9)).toEqual([1, 8, 9]);
  });

  it("TABL-012 the pages together show each row once", () => {
    fc.assert(
      fc.property(anyCount, anySize, (total, size) => {
        const last = pageCount(total, size);
        expect(shownRows(last, size, total).to).toBe(total);
        expect(shownRows(last + 1, size, total).from).toBe(0);
      }),
    );
  });
});
