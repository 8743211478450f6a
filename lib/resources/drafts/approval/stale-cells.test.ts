import fc from "fast-check";
import { anyMachines, machine } from "@/tests/support/any-mapping";
import { cellsOf, isSameSetting, type MappedCell, settingOf } from "../cells/mapped-cell";
import { choiceOf, isChosen, isSameMapping, type LiveSide, type StaleCell, staleCells } from "./stale-cells";

const storage = { id: 1, name: "One" };

/** The draft once each of these cells was set to what is live. */
function takeLive(draft: readonly MappedCell[], stale: readonly StaleCell[]): MappedCell[] {
  const live = new Map(stale.map((cell) => [cell.place, cell.live]));
  return draft.map((cell) => ({ ...cell, ...live.get(cell.place) }));
}

const sides = fc.tuple(anyMachines(3), fc.boolean()).map(([machines, isTold]) => {
  const [draft = [], live = [], made = []] = machines.map(cellsOf);
  return { draft, live, made: isTold ? made : undefined };
});

it("MAPP-017 each draft's cell chosen leaves the draft as it is, each live one makes it live wherever that has changed", () => {
  fc.assert(
    fc.property(sides, ({ draft, live, made }) => {
      const machines: LiveSide[] = [{ storage, live, made }];
      const stale = staleCells(draft, machines);
      const chosen = new Set(stale.map(choiceOf));
      expect(staleCells(draft, machines).filter((cell) => !isChosen(cell, chosen))).toEqual([]);
      const taken = takeLive(draft, stale);
      expect(staleCells(taken, machines)).toEqual([]);
      const changedLive = live.map((cell, index) => made === undefined || !isSameSetting(cell, made[index] ?? cell));
      const isRight = taken.map((cell, index) => {
        const of = changedLive[index] ? live[index] : draft[index];
        return of !== undefined && isSameSetting(cell, of);
      });
      expect(isRight.every(Boolean)).toBe(true);
      if (made === undefined) expect(isSameMapping(taken, live)).toBe(true);
    }),
  );
});

const rowOf = (...products: (number | undefined)[]): MappedCell[] =>
  cellsOf(machine({ zones: [[], [3]], blocks: [] }, (index) => ({ product: products[index], isFlagged: false })));

it("MAPP-017 only what has changed live since, and differs from the draft, is to be looked at", () => {
  const [draft, live, made] = [rowOf(1, 2, 3), rowOf(1, 9, 8), rowOf(7, 2, 8)];
  const found = staleCells(draft, [{ storage, live, made }]);
  expect(found.map(({ alias, made: then }) => [alias, then?.product?.id])).toEqual([["F2.1.2", 2]]);
  expect(staleCells(draft, [{ storage, live, made: undefined }]).map(({ alias }) => alias)).toEqual([
    "F2.1.2",
    "F2.1.3",
  ]);
});

it("MAPP-017 machines with the same change are one; a choice is void once either side is another", () => {
  const other = { id: 2, name: "Two" };
  const [draft, live, made] = [rowOf(1), rowOf(2), rowOf(3)];
  const [cell, ...more] = staleCells(draft, [
    { storage, live, made },
    { storage: other, live, made },
  ]);
  if (cell === undefined) throw new Error("a stale cell");
  expect([cell.machines, more]).toEqual([[storage, other], []]);
  const chosen = new Set([choiceOf(cell)]);
  const [again] = staleCells(draft, [{ storage, live: rowOf(4), made }]);
  expect([isChosen(cell, chosen), again && isChosen(again, chosen)]).toEqual([true, false]);
});

it("MAPP-008 a locker cell in which an order waits is not asked about: applying leaves it as it is", () => {
  const lockers = (product: number): MappedCell[] =>
    cellsOf(machine({ zones: [], blocks: [1] }, () => ({ product, isFlagged: false })));
  const live = lockers(2).map((cell) => ({ ...cell, orderId: 5 }));
  expect(staleCells(lockers(1), [{ storage, live, made: undefined }])).toEqual([]);
  expect([
    isSameMapping(live, lockers(2)),
    isSameMapping(
      live,
      live.map((cell) => ({ ...cell, ...settingOf(cell) })),
    ),
  ]).toEqual([false, true]);
});
