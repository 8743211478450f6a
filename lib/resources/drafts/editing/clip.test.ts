import fc from "fast-check";
import { readTsv } from "@/lib/grid/clipboard/tsv";
import { anyMachines, machine } from "@/tests/support/any-mapping";
import { cellsOf, isSameSetting, type MappedCell } from "../cells/mapped-cell";
import { clipText, copyCells, pasteCells } from "./clip";
import { type KeyedCell, madeSetting } from "./setting-change";

/** Cells by shelf, with keys from `first`. */
function rowsOf(cells: readonly MappedCell[], first = 1): KeyedCell[][] {
  const rows = new Map<string, KeyedCell[]>();
  for (const [index, cell] of cells.entries()) {
    const name = cell.kind === "shelf" ? `${cell.zone}/${cell.shelf}` : cell.place;
    rows.set(name, [...(rows.get(name) ?? []), { key: first + index, cell }]);
  }
  return [...rows.values()];
}

function pasted(
  rows: readonly (readonly KeyedCell[])[],
  changes: ReturnType<typeof pasteCells>["changes"],
): MappedCell[] {
  const to = new Map(changes.map((change) => [change.key, change]));
  return rows.flat().map(({ key, cell }) => {
    const change = to.get(key);
    return change === undefined ? cell : { ...cell, ...madeSetting(cell, change).to };
  });
}

it("MAPP-017 a machine that is copied into another keeps its products and flags, cell by cell", () => {
  fc.assert(
    fc.property(anyMachines(2), ([one, other]) => {
      if (one === undefined || other === undefined) throw new Error("two machines");
      const [from, to] = [rowsOf(cellsOf(one)), rowsOf(cellsOf(other))];
      if (from.length === 0) return;
      const clip = copyCells(from, () => true);
      const { changes, unfit, keys } = pasteCells(clip, to, [1]);
      const made = pasted(to, changes);
      expect(made.every((cell, index) => isSameSetting(cell, from.flat()[index]?.cell ?? cell))).toBe(true);
      expect([unfit, keys.length]).toEqual([[], from.flat().length]);
    }),
  );
});

const filled = (index: number) => ({ product: index + 1, isFlagged: index % 2 === 0 });
const rows = rowsOf(cellsOf(machine({ zones: [[], [3, 3]], blocks: [1] }, filled)));
const aliases = (keys: readonly number[]) =>
  keys.map((key) => rows.flat().find((each) => each.key === key)?.cell.alias);
const keyOf = (alias: string): number => rows.flat().find(({ cell }) => cell.alias === alias)?.key ?? 0;

it("MAPP-017 goes with its first cell into the chosen one, and names what did not fit", () => {
  const copied = new Set(["F2.2.1", "F2.2.2", "F2.1.2"].map(keyOf));
  const clip = copyCells(rows, (key) => copied.has(key));
  const { keys, unfit } = pasteCells(clip, rows, [keyOf("F2.1.2")]);
  expect(aliases(keys)).toEqual(["F2.1.2", "F2.1.3"]);
  expect(unfit).toEqual(["F2.1.2"]);
});

it("MAPP-017 without a chosen cell it goes by zone, shelf and position into another machine", () => {
  const clip = copyCells(rows, (key) => key === keyOf("F2.2.3") || key === keyOf("F2.1.1"));
  const smaller = rowsOf(
    cellsOf(machine({ zones: [[], [3]], blocks: [] }, () => ({ product: undefined, isFlagged: false }))),
  );
  const { changes, unfit } = pasteCells(clip, smaller, []);
  expect(changes.map(({ to }) => [to.product?.id, to.renewProduct])).toEqual([[1, true]]);
  expect(unfit).toEqual(["F2.2.3"]);
});

it("MAPP-017 one cell goes into all chosen ones; a locker takes no flag of a shelf", () => {
  const clip = copyCells(rows, (key) => key === keyOf("F2.1.1"));
  const { changes } = pasteCells(clip, rows, ["F2.1.2", "L1.1"].map(keyOf));
  expect(changes.map(({ to }) => [to.product?.id, to.renewProduct, to.fillOnDemand])).toEqual([
    [1, true, false],
    [1, false, false],
  ]);
});

it("MAPP-017 a spreadsheet gets a line per cell", () => {
  expect(clipText(copyCells(rows, (key) => key === keyOf("F2.1.1")))).toBe("F2.1.1\tProduct 1\t");
});

it("MAPP-017 what a name holds opens no further cell or line of a spreadsheet", () => {
  const [name, barcode] = ["tab\tand\nline", "4006381333931"];
  const clip = copyCells(rows, (key) => key === keyOf("F2.1.1"));
  const cells = clip.cells.map((cell) => ({ ...cell, product: cell.product && { ...cell.product, name, barcode } }));
  expect(readTsv(clipText({ ...clip, cells }))).toEqual([["F2.1.1", name, barcode]]);
});
