import fc from "fast-check";
import { anyMachines, machine } from "@/tests/support/any-mapping";
import { differences } from "./differences";
import { cellsOf, isSameSetting } from "./mapped-cell";

it("MAPP-016 nothing leads from a mapping to itself, and what leads to another makes that one of it", () => {
  fc.assert(
    fc.property(anyMachines(2), ([one, other]) => {
      if (one === undefined || other === undefined) throw new Error("two machines");
      const [before, after] = [cellsOf(one), cellsOf(other)];
      expect(differences(before, before).changed).toEqual([]);
      const { changed } = differences(before, after);
      const to = new Map(changed.map(({ cell, after: setting }) => [cell.place, setting]));
      const made = before.map((cell) => ({ ...cell, ...to.get(cell.place) }));
      expect(made.every((cell, index) => isSameSetting(cell, after[index] ?? cell))).toBe(true);
      expect(changed.every(({ cell, after: setting }) => !isSameSetting(cell, setting))).toBe(true);
    }),
  );
});

it("MAPP-017 says what becomes of each cell, and which cells only one machine has", () => {
  const filled =
    (...products: (number | undefined)[]) =>
    (index: number) => ({
      product: products[index],
      isFlagged: index === 3,
    });
  const before = cellsOf(machine({ zones: [[4]], blocks: [] }, filled(1, 2, undefined, 4)));
  const after = cellsOf(
    machine({ zones: [[4, 1]], blocks: [] }, (index) => ({
      product: [undefined, 3, 3, 4, 5][index],
      isFlagged: false,
    })),
  );
  const { changed, onlyBefore, onlyAfter } = differences(before, after);
  expect(Object.fromEntries(changed.map(({ kind, cell }) => [cell.position, kind]))).toEqual({
    1: "removed",
    2: "replaced",
    3: "added",
    4: "flags",
  });
  expect([onlyBefore, onlyAfter]).toEqual([[], ["F1.2.1"]]);
});
