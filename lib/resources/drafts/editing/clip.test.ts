import fc from "fast-check";
import { readTsv } from "@/lib/grid/clipboard/tsv";
import { anyMachines, machine } from "@/tests/support/any-mapping";
import { cellsOf, isSameSetting, type MappedCell } from "../cells/mapped-cell";
import { clipText, copyCells, type PlacedCells, pasteCells } from "./clip";
import { pictureOf } from "./picture";
import { madeSetting } from "./setting-change";
import { spotsOf } from "./spots";

/** With keys from 1. */
function placed(cells: readonly MappedCell[]): PlacedCells {
  const keyed = cells.map((cell, at) => ({ key: at + 1, cell }));
  return { cells: keyed, spots: spotsOf(pictureOf(keyed)) };
}

function pasted({ cells }: PlacedCells, changes: ReturnType<typeof pasteCells>["changes"]): MappedCell[] {
  const to = new Map(changes.map((change) => [change.key, change]));
  return cells.map(({ key, cell }) => {
    const change = to.get(key);
    return change === undefined ? cell : { ...cell, ...madeSetting(cell, change).to };
  });
}

it("MAPP-017 a machine that is copied into another keeps its products and flags, cell by cell", () => {
  fc.assert(
    fc.property(anyMachines(2), ([one, other]) => {
      if (one === undefined || other === undefined) throw new Error("two machines");
      const [from, to] = [placed(cellsOf(one)), placed(cellsOf(other))];
      if (from.cells.length === 0) return;
      const clip = copyCells(from, () => true);
      const { changes, unfit, keys } = pasteCells(clip, to, [1]);
      const made = pasted(to, changes);
      expect(made.every((cell, index) => isSameSetting(cell, from.cells[index]?.cell ?? cell))).toBe(true);
      expect([unfit, keys.length]).toEqual([[], from.cells.length]);
    }),
  );
});

const filled = (index: number) => ({ product: index + 1, isFlagged: index % 2 === 0 });
const into = placed(cellsOf(machine({ zones: [[], [3, 3]], blocks: [1] }, filled)));
const aliases = (keys: readonly number[]) => keys.map((key) => into.cells.find((each) => each.key === key)?.cell.alias);
const keyOf = (alias: string): number => into.cells.find(({ cell }) => cell.alias === alias)?.key ?? 0;

it("MAPP-017 goes with its first cell into the chosen one, and names what did not fit", () => {
  const copied = new Set(["F2.2.1", "F2.2.2", "F2.1.2"].map(keyOf));
  const clip = copyCells(into, (key) => copied.has(key));
  const { keys, unfit } = pasteCells(clip, into, [keyOf("F2.1.2")]);
  expect(aliases(keys)).toEqual(["F2.1.2", "F2.1.3"]);
  expect(unfit).toEqual(["F2.1.2"]);
});

it("MAPP-017 without a chosen cell it goes by zone, shelf and position into another machine", () => {
  const clip = copyCells(into, (key) => key === keyOf("F2.2.3") || key === keyOf("F2.1.1"));
  const smaller = placed(
    cellsOf(machine({ zones: [[], [3]], blocks: [] }, () => ({ product: undefined, isFlagged: false }))),
  );
  const { changes, unfit } = pasteCells(clip, smaller, []);
  expect(changes.map(({ to }) => [to.product?.id, to.renewProduct])).toEqual([[1, true]]);
  expect(unfit).toEqual(["F2.2.3"]);
});

it("MAPP-017 one cell goes into all chosen ones; a locker takes no flag of a shelf", () => {
  const clip = copyCells(into, (key) => key === keyOf("F2.1.1"));
  const { changes } = pasteCells(clip, into, ["F2.1.2", "L1.1"].map(keyOf));
  expect(changes.map(({ to }) => [to.product?.id, to.renewProduct, to.fillOnDemand])).toEqual([
    [1, true, false],
    [1, false, false],
  ]);
});

it("MAPP-017 a spreadsheet gets a line per cell", () => {
  expect(clipText(copyCells(into, (key) => key === keyOf("F2.1.1")))).toBe("F2.1.1\tProduct 1\t");
});

it("MAPP-017 what a name holds opens no further cell or line of a spreadsheet", () => {
  const [name, barcode] = ["tab\tand\nline", "4006381333931"];
  const clip = copyCells(into, (key) => key === keyOf("F2.1.1"));
  const cells = clip.cells.map((cell) => ({ ...cell, product: cell.product && { ...cell.product, name, barcode } }));
  expect(readTsv(clipText({ ...clip, cells }))).toEqual([["F2.1.1", name, barcode]]);
});

it("MAPP-017 what is pasted ends with its zone, and with the lockers, and goes from one into the other from its first cell on", () => {
  const two = placed(
    cellsOf(
      machine(
        {
          zones: [
            [3, 3],
            [3, 3],
          ],
          blocks: [2, 2],
        },
        filled,
      ),
    ),
  );
  const key = (alias: string): number => two.cells.find(({ cell }) => cell.alias === alias)?.key ?? 0;
  const paste = (copied: string[], onto: string) => {
    const keys = new Set(copied.map(key));
    const { changes, unfit } = pasteCells(
      copyCells(two, (each) => keys.has(each)),
      two,
      [key(onto)],
    );
    return [changes.map((change) => two.cells.find((each) => each.key === change.key)?.cell.alias), unfit];
  };
  const upright = ["F1.2.3", "F1.1.3"];
  // The lowest shelf of zone 1 stands before the highest one of zone 2: nothing goes over.
  expect(paste(upright, "F1.1.2")).toEqual([["F1.1.2"], ["F1.1.3"]]);
  expect(paste(upright, "F2.2.1")).toEqual([["F2.2.1", "F2.1.1"], []]);
  expect(paste(upright, "L1.2")).toEqual([["L1.2"], ["F1.1.3"]]);
  // Blocks stand side by side.
  expect(paste(["F2.2.1", "F2.2.2", "F2.2.3"], "L1.1")).toEqual([["L1.1", "L2.1"], ["F2.2.3"]]);
  // Of two zones each goes into its own, and into no other one that nobody has chosen.
  expect(paste(["F1.1.3", "F2.1.1"], "F1.2.3")).toEqual([["F1.2.3", "F2.2.1"], []]);
  expect(paste(["F2.1.1", "L1.1"], "F1.1.1")).toEqual([["F1.1.1"], ["L1.1"]]);
  // Zones and lockers are the same ones in a machine that has others beside them.
  const one = placed(cellsOf(machine({ zones: [[3, 3]], blocks: [2] }, filled)));
  const keyIn = (from: PlacedCells, alias: string) => from.cells.find(({ cell }) => cell.alias === alias)?.key ?? 0;
  const taken = new Set(["F1.2.1", "L1.1"].map((alias) => keyIn(one, alias)));
  const { keys } = pasteCells(
    copyCells(one, (each) => taken.has(each)),
    two,
    [keyIn(two, "F1.2.2")],
  );
  expect(keys).toEqual([keyIn(two, "F1.2.2")]);
});
