import { CellSelection } from "./selection";

it("MAPP-003 MAPP-018 a click toggles a cell beside the others; reset clears them", () => {
  const selection = new CellSelection();
  selection.toggle(1);
  selection.toggle(2);
  expect([...selection.keys]).toEqual([1, 2]);
  selection.toggle(1);
  expect([...selection.keys]).toEqual([2]);
  selection.reset();
  expect([...selection.keys]).toEqual([]);
});

it("MAPP-003 after something was done with cells the next click selects anew", () => {
  const selection = new CellSelection();
  selection.select([1, 2]);
  selection.spend();
  selection.toggle(3);
  expect([...selection.keys]).toEqual([3]);
  selection.toggle(4);
  expect([...selection.keys]).toEqual([3, 4]);
  selection.spend();
  selection.toggle(3);
  expect([...selection.keys]).toEqual([3]);
});

it("MAPP-003 tells only the cells that become others", () => {
  const selection = new CellSelection();
  const told: number[] = [];
  for (const key of [1, 2, 3]) selection.subscribeCell(key, () => told.push(key));
  selection.select([1, 2], { anchor: 1, focus: 1 });
  told.length = 0;
  selection.add([3]);
  expect(told).toEqual([3]);
  told.length = 0;
  selection.moveFocus(2);
  expect(told).toEqual([1, 2]);
});
