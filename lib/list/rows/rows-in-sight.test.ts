import { entryRow, keptRows } from "./rows-in-sight";

describe("keptRows", () => {
  it("is what is in sight, with the focused row and its neighbours wherever they are", () => {
    expect(keptRows([50, 51, 52], [undefined, undefined], 250)).toEqual([50, 51, 52]);
    expect(keptRows([50, 51, 52], [3], 250)).toEqual([2, 3, 4, 50, 51, 52]);
    expect(keptRows([50, 51, 52], [52], 250)).toEqual([50, 51, 52, 53]);
    expect(keptRows([50, 51, 52], [0], 250)).toEqual([0, 1, 50, 51, 52]);
    expect(keptRows([1, 2], [249], 250)).toEqual([1, 2, 248, 249]);
    expect(keptRows([50, 51, 52], [3, 120], 250)).toEqual([2, 3, 4, 50, 51, 52, 119, 120, 121]);
  });
});

describe("entryRow", () => {
  const sight = { first: 50, last: 70, open: -1, focused: { index: undefined, hasFocus: false } };

  it.each([
    ["the first in sight, where there is nothing else", {}, 50],
    ["the open one in sight", { open: 60 }, 60],
    ["not the open one that is out of sight", { open: 10 }, 50],
    ["where the focus was, before the open one", { open: 60, focused: { index: 55, hasFocus: false } }, 55],
    ["not where the focus was, out of sight", { focused: { index: 3, hasFocus: false } }, 50],
    ["where the focus is, wherever that is", { focused: { index: 3, hasFocus: true } }, 3],
  ])("is %s", (_name, change, row) => {
    expect(entryRow({ ...sight, ...change })).toBe(row);
  });
});
