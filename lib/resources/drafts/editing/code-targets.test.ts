import { machine } from "@/tests/support/any-mapping";
import { cellsOf } from "../cells/mapped-cell";
import { keysByAlias, namedAlike } from "./code-targets";

const cells = cellsOf(machine({ zones: [[6]], blocks: [] }, () => ({ product: undefined, isFlagged: false }))).map(
  (cell, key) => ({ key, cell: { ...cell, alias: ["A 1", "A1", "B1", "B1", "C 1", "1.2"][key] ?? "" } }),
);

it("MAPP-017 a cell is found by its own name, else by one that is spelt alike; of a name that several have none is", () => {
  const keyOf = keysByAlias(cells);
  expect(["A 1", "A1", "B1", "b1", "c1", "D1"].map(keyOf)).toEqual([0, 1, undefined, undefined, 4, undefined]);
  // Either may be meant.
  expect(keyOf("a1")).toBeUndefined();
});

it("MAPP-017 a text that differs from names in its digits alone is spelt as one, a price is not", () => {
  const isAlike = namedAlike(cells);
  expect(["A9", "c 12", "1.2", "1,2", "9.99", "A123456"].map(isAlike)).toEqual([true, true, true, true, false, false]);
});
