import fc from "fast-check";
import { anyMachines, machine, productOf } from "@/tests/support/any-mapping";
import { beginMapping, changeCell, row } from "@/tests/support/mapping-platform";
import {
  type CellSetting,
  cellsOf,
  emptySetting,
  isSameSetting,
  type MappedCell,
  settingOf,
} from "../cells/mapped-cell";
import type { MappingEditor } from "./mapping-editor";
import { settingChange } from "./setting-change";

const sameAs = (one: readonly MappedCell[], other: readonly MappedCell[]): boolean =>
  one.every((cell, index) => isSameSetting(cell, other[index] ?? cell)) && one.length === other.length;

const shown = (editor: MappingEditor): MappedCell[] => editor.store.rows().map(({ content }) => content);

/** Makes the cells what those of another machine are, some at a time. */
function turnInto(editor: MappingEditor, wanted: readonly MappedCell[], size: number): void {
  const keys = editor.store.keys;
  for (let at = 0; at < keys.length; at += size)
    editor.change(
      keys.slice(at, at + size).flatMap((key, index) => {
        const [cell, to] = [editor.store.content(key), wanted[at + index]];
        return cell === undefined || to === undefined ? [] : (settingChange({ key, cell }, to) ?? []);
      }),
    );
}

it("MAPP-017 all undone is the beginning, all done again is the end, whatever of it was sent between", async () => {
  await fc.assert(
    fc.asyncProperty(
      anyMachines(2),
      fc.integer({ min: 1, max: 5 }),
      fc.boolean(),
      async ([one, other], size, isSent) => {
        if (one === undefined || other === undefined) throw new Error("two machines");
        const [first, last] = [cellsOf(one), cellsOf(other)];
        const { editor, there } = beginMapping(first);
        turnInto(editor, last, size);
        expect(sameAs(shown(editor), last)).toBe(true);
        expect(sameAs(there.all(), first)).toBe(true);
        if (isSent) await editor.save();
        expect(editor.state.changed).toBe(
          isSent ? 0 : first.filter((cell, at) => !isSameSetting(cell, last[at] ?? cell)).length,
        );
        const toSend: number[] = [];
        for (let stepped = editor.undo(); stepped !== undefined; stepped = editor.undo())
          toSend.push(...stepped.toSend);
        expect(sameAs(shown(editor), first)).toBe(true);
        expect(toSend.length > 0).toBe(isSent && !sameAs(first, last));
        await editor.save(toSend);
        expect(sameAs(there.all(), first)).toBe(true);
        expect(editor.state.changed).toBe(0);
        for (let stepped = editor.redo(); stepped !== undefined; stepped = editor.redo());
        expect(sameAs(shown(editor), last)).toBe(true);
      },
    ),
    { numRuns: 40 },
  );
});

it("MAPP-017 sends what is changed and nothing else, four at a time", async () => {
  const many = cellsOf(machine({ zones: [[40]], blocks: [] }, () => ({ product: 1, isFlagged: false })));
  const { editor, there } = beginMapping(many);
  for (const key of editor.store.keys.slice(0, 20)) changeCell(editor, key, 2);
  changeCell(editor, editor.store.keys[0] ?? 0, 1);
  expect(editor.state.changed).toBe(19);
  expect((await editor.save()).done).toHaveLength(19);
  expect([there.sent.length, there.most()]).toEqual([19, 4]);
});

it("MAPP-017 what is refused stays as it is wanted, with its reason, and is sent again by the next save", async () => {
  const { editor, there } = beginMapping(row);
  const [first = 0, second = 0] = editor.store.keys;
  there.refused.add(row[0]?.place ?? "");
  changeCell(editor, first, 8);
  changeCell(editor, second, 9);
  expect(await editor.save()).toMatchObject({ done: [second], failed: [first] });
  expect([editor.state.changed, editor.state.failed.get(first), editor.store.content(first)?.product?.id]).toEqual([
    1,
    "refused",
    8,
  ]);
  there.refused.clear();
  expect(await editor.save()).toMatchObject({ done: [first], failed: [] });
  expect([editor.state.changed, editor.state.failed.size]).toEqual([0, 0]);
});

it("MAPP-017 takes in what others change in other cells, and asks about the same cell", async () => {
  const { editor, there } = beginMapping(row);
  const [first = 0, second = 0, third = 0] = editor.store.keys;
  const places = row.map(({ place }) => place);
  const theirs = (id: number): CellSetting => ({ product: productOf(id), renewProduct: true, fillOnDemand: false });
  changeCell(editor, first, 8);
  changeCell(editor, third, 7);
  there.set(places[0] ?? "", theirs(20));
  there.set(places[1] ?? "", theirs(21));
  expect(await editor.save()).toMatchObject({ done: [third], clashing: [first] });
  expect(editor.store.content(second)?.product?.id).toBe(21);
  const [clash] = editor.state.clashes;
  expect([clash?.base.product?.id, clash?.mine.product?.id, clash?.theirs.product?.id]).toEqual([
    row[0]?.product?.id,
    8,
    20,
  ]);
  editor.keepMine([first]);
  await editor.save();
  expect(there.at(places[0] ?? "")?.product?.id).toBe(8);
  changeCell(editor, first, 9);
  there.set(places[0] ?? "", theirs(22));
  await editor.refresh();
  editor.keepTheirs([first]);
  expect([editor.store.content(first)?.product?.id, editor.state.changed, editor.state.clashes.length]).toEqual([
    22, 0, 0,
  ]);
});

it("MAPP-017 asks no more about a cell that somebody else has changed back", async () => {
  const { editor, there } = beginMapping(row);
  const [first = 0] = editor.store.keys;
  const [place, own] = [row[0]?.place ?? "", row[0]?.product];
  changeCell(editor, first, 8);
  there.set(place, { product: productOf(20) });
  await editor.refresh();
  expect(editor.state.clashes).toHaveLength(1);
  there.set(place, { product: own });
  await editor.refresh();
  expect([editor.state.clashes, editor.state.changed]).toEqual([[], 1]);
  expect(await editor.save()).toMatchObject({ done: [first], clashing: [] });
});

it("MAPP-017 leaves alone on undo what somebody else has changed since", async () => {
  const { editor, there } = beginMapping(row);
  const [first = 0] = editor.store.keys;
  changeCell(editor, first, 8);
  await editor.save();
  there.set(row[0]?.place ?? "", { product: productOf(30), renewProduct: false, fillOnDemand: false });
  await editor.refresh();
  expect(editor.undo()).toEqual({ keys: [], toSend: [], left: [first] });
  expect(editor.store.content(first)?.product?.id).toBe(30);
});

it("MAPP-008 a locker cell in which an order waits is locked while the mapping is live", () => {
  const cells = cellsOf(machine({ zones: [], blocks: [2] }, () => ({ product: 1, isFlagged: false }))).map(
    (cell, index) => ({
      ...cell,
      orderId: index === 0 ? 77 : undefined,
    }),
  );
  const to: CellSetting = { product: undefined, renewProduct: false, fillOnDemand: true };
  const live = beginMapping(cells, "live-mapping").editor;
  const locked = live.change(live.store.keys.map((key) => ({ key, to })));
  expect([locked, live.state.changed]).toEqual([[live.store.keys[0]], 1]);
  const draft = beginMapping(cells).editor;
  expect(draft.change(draft.store.keys.map((key) => ({ key, to })))).toEqual([]);
});

it("MAPP-008 MAPP-017 an undo leaves a live locker cell alone in which an order waits by now", async () => {
  const cells = cellsOf(machine({ zones: [], blocks: [2] }, () => ({ product: 1, isFlagged: false })));
  const { editor, there } = beginMapping(cells, "live-mapping");
  const [first = 0, second = 0] = editor.store.keys;
  editor.change(
    [first, second].map((key) => ({ key, to: { product: productOf(8), renewProduct: false, fillOnDemand: false } })),
  );
  await editor.save();
  there.set(cells[0]?.place ?? "", { orderId: 77 });
  await editor.refresh();
  expect(editor.undo()).toEqual({ keys: [second], toSend: [second], left: [first] });
  expect(shown(editor).map(({ product }) => product?.id)).toEqual([8, 1]);
});

it("MAPP-019 MAPP-008 of what was not sent a live locker cell that has an order by now is named, and stays as it is", () => {
  const cells = cellsOf(machine({ zones: [], blocks: [2] }, () => ({ product: 1, isFlagged: false })));
  const before = beginMapping(cells, "live-mapping").editor;
  for (const key of before.store.keys) changeCell(before, key, 8);
  const ordered = cells.map((cell, index) => ({ ...cell, orderId: index === 0 ? 77 : undefined }));
  const { editor } = beginMapping(ordered, "live-mapping");
  expect(editor.resume(before.unsent())).toEqual({ lost: [], locked: [cells[0]?.alias] });
  expect(shown(editor).map(({ product }) => product?.id)).toEqual([1, 8]);
});

it("MAPP-017 remembers 200 steps and drops the oldest", () => {
  const { editor } = beginMapping(row);
  const [first = 0] = editor.store.keys;
  for (let step = 1; step <= 205; step += 1) changeCell(editor, first, step + 10);
  let undone = 0;
  while (editor.undo() !== undefined) undone += 1;
  expect([undone, editor.store.content(first)?.product?.id]).toEqual([200, 15]);
});

it("MAPP-019 what was not sent is taken up again, and asked about where somebody else has changed it since", () => {
  const { editor } = beginMapping(row);
  const [first = 0, second = 0] = editor.store.keys;
  changeCell(editor, first, 8);
  changeCell(editor, second, 9);
  const kept = editor.unsent();
  const later = row.map((cell, index) =>
    index === 1 ? { ...cell, ...settingOf({ ...cell, product: productOf(40) }) } : cell,
  );
  const { editor: again } = beginMapping(later);
  expect(again.resume([...kept, { ...emptySetting, place: "9/9/9", base: emptySetting }])).toEqual({
    lost: ["9/9/9"],
    locked: [],
  });
  expect(
    shown(again)
      .map(({ product }) => product?.id)
      .slice(0, 2),
  ).toEqual([8, 9]);
  expect(again.state.clashes.map(({ key, theirs }) => [key, theirs.product?.id])).toEqual([[second, 40]]);
});
