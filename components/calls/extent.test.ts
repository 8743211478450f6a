import { extentOf, whyMissing } from "./extent";

const read = { data: {}, error: null };
const reading = { data: undefined, error: null };
const failed = { data: undefined, error: new Error("down") };

describe("SHELL-013 a list that is read in pages", () => {
  it("lacks a page where one has failed and was never read", () => {
    expect(whyMissing([read, reading])).toBeUndefined();
    expect(whyMissing([{ data: {}, error: new Error("a later reading") }])).toBeUndefined();
    expect(whyMissing([read, reading, failed])).toBe(failed.error);
  });

  it.each([
    ["whole with its last row", { areAllPagesRead: true, error: null, rowCount: 600, totalCount: 600 }, "whole"],
    ["whole without a row", { areAllPagesRead: true, error: null, rowCount: 0, totalCount: 0 }, "whole"],
    [
      "not called cut while it is read",
      { areAllPagesRead: false, error: null, rowCount: 250, totalCount: 600 },
      "reading",
    ],
    [
      "failed with one of its pages",
      { areAllPagesRead: false, error: failed.error, rowCount: 500, totalCount: 600 },
      "failed",
    ],
    [
      "a part where it has more than is read",
      { areAllPagesRead: true, error: null, rowCount: 1000, totalCount: 1200 },
      "part",
    ],
  ])("is %s", (_what, rows, extent) => {
    expect(extentOf(rows)).toBe(extent);
  });
});
