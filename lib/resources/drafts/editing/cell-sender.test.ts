import { machine, productOf } from "@/tests/support/any-mapping";
import { beginMapping, changeCell, holdAnswers, row } from "@/tests/support/mapping-platform";
import { type CellSetting, cellsOf, type MappedCell } from "../cells/mapped-cell";
import { MappingEditor } from "./mapping-editor";

const place = (at: number): string => row[at]?.place ?? "";
const theirs = (id: number): CellSetting => ({ product: productOf(id), renewProduct: false, fillOnDemand: false });
const many = cellsOf(machine({ zones: [[12]], blocks: [] }, () => ({ product: 1, isFlagged: false })));

it("MAPP-017 an undo of what both have changed leaves theirs", async () => {
  const { editor, there } = beginMapping(row);
  const [first = 0] = editor.store.keys;
  changeCell(editor, first, 8);
  there.set(place(0), theirs(20));
  await editor.refresh();
  expect(editor.undo()).toMatchObject({ keys: [], toSend: [], left: [first] });
  await editor.save();
  expect([there.at(place(0))?.product?.id, editor.store.content(first)?.product?.id]).toEqual([20, 20]);
});

it("MAPP-017 what both have changed is asked about still when it is changed once more, and after a reload", async () => {
  const { editor, there } = beginMapping(row);
  const [first = 0] = editor.store.keys;
  changeCell(editor, first, 8);
  there.set(place(0), theirs(20));
  await editor.refresh();
  changeCell(editor, first, 9);
  expect(editor.state.clashes.map(({ mine }) => mine.product?.id)).toEqual([9]);
  const again = new MappingEditor(there.all(), there.side);
  again.resume(editor.unsent());
  expect(again.state.clashes.map(({ mine, theirs: other }) => [mine.product?.id, other.product?.id])).toEqual([
    [9, 20],
  ]);
});

it("MAPP-017 a write without an answer is looked up: what was made is done, what somebody else made is asked about", async () => {
  const { editor, there } = beginMapping(row);
  const [first = 0, second = 0] = editor.store.keys;
  there.gate.isMute = true;
  changeCell(editor, first, 8);
  changeCell(editor, second, 9);
  there.gate.before = (at) => {
    if (at !== place(1)) return;
    there.refused.add(at);
    there.gate.why = "unanswered";
    there.set(at, theirs(20));
  };
  expect(await editor.save()).toMatchObject({ done: [first], failed: [second] });
  expect(editor.state.clashes.map(({ key, theirs: other }) => [key, other.product?.id])).toEqual([[second, 20]]);
});

it("MAPP-017 a look that fails before a save is over, and told to be", async () => {
  const { editor, there } = beginMapping(row);
  changeCell(editor, editor.store.keys[0] ?? 0, 8);
  const looks: boolean[] = [];
  editor.subscribe(() => looks.push(editor.state.isLooking));
  Object.assign(there.side, { readAll: () => Promise.reject(new Error("no answer")) });
  await expect(editor.save()).rejects.toThrow("no answer");
  expect([looks[0], looks.at(-1)]).toEqual([true, false]);
  expect(editor.state.changed).toBe(1);
});

it("MAPP-017 what a platform says that it has done and has not is not saved, and what it has made otherwise is asked about", async () => {
  const { editor, there } = beginMapping(row);
  const [first = 0, second = 0, third = 0] = editor.store.keys;
  for (const key of [first, second, third]) changeCell(editor, key, 8);
  const { send } = there.side;
  Object.assign(there.side, {
    send: async (...[cell, setting]: Parameters<typeof send>) => {
      if (cell.place === place(1)) return;
      await send(cell, setting);
      if (cell.place === place(2)) there.set(place(2), theirs(20));
    },
  });
  expect(await editor.save()).toMatchObject({ done: [first], failed: [second], clashing: [third] });
  expect([...editor.state.failed]).toEqual([[second, "answered, and not there"]]);
  expect(
    editor.state.clashes.map(({ key, mine, theirs: other }) => [key, mine.product?.id, other.product?.id]),
  ).toEqual([[third, 8, 20]]);
  expect(editor.state.changed).toBe(2);
});

it("MAPP-017 MAPP-008 a live locker cell of which half was saved is nobody else's change, whatever the other half failed for", async () => {
  const lockers = cellsOf(machine({ zones: [], blocks: [1] }, () => ({ product: 1, isFlagged: false })));
  const { editor, there } = beginMapping(lockers, "live-mapping");
  const [key = 0] = editor.store.keys;
  const at = lockers[0]?.place ?? "";
  editor.change([{ key, to: { ...theirs(8), fillOnDemand: true } }]);
  there.refused.add(at);
  there.gate.before = () => there.set(at, theirs(8));
  expect((await editor.save()).failed).toEqual([key]);
  await editor.refresh();
  expect([editor.state.clashes, editor.state.changed, editor.knownOf(key)?.product?.id]).toEqual([[], 1, 8]);
  expect([...editor.state.failed.values()]).toEqual(["refused"]);
});

it("MAPP-017 of a write without an answer that was not made the look afterwards is told, not the doubt", async () => {
  const { editor, there } = beginMapping(row);
  const [first = 0] = editor.store.keys;
  there.refused.add(place(0));
  there.gate.why = "unanswered";
  changeCell(editor, first, 8);
  expect((await editor.save()).failed).toEqual([first]);
  expect([...editor.state.failed.values()]).toEqual(["no answer, and not there"]);
});

it("MAPP-017 what was read before an answer does not bring the old cell back", async () => {
  const { editor, there } = beginMapping(row);
  const [first = 0] = editor.store.keys;
  const before = there.all();
  let give = (_cells: MappedCell[]): void => undefined;
  const { readAll } = there.side;
  const side = { ...there.side, readAll: (): Promise<readonly MappedCell[]> => readAll() };
  const slow = new MappingEditor(before, side);
  changeCell(slow, first, 8);
  side.readAll = () =>
    new Promise((resolve) => {
      give = resolve;
    });
  const reading = slow.refresh();
  side.readAll = readAll;
  await slow.save();
  give(before);
  await reading;
  expect([slow.store.content(first)?.product?.id, slow.state.changed, editor.state.changed]).toEqual([8, 0, 0]);
});

it("MAPP-017 what is changed, or taken back, while others are sent is not sent unasked", async () => {
  const { editor, there } = beginMapping(many);
  const keys = editor.store.keys;
  const open = holdAnswers(there);
  editor.change(keys.map((key) => ({ key, to: theirs(2) })));
  const saving = editor.save();
  await Promise.resolve();
  changeCell(editor, keys[10] ?? 0, 77);
  changeCell(editor, keys[11] ?? 0, 1);
  open();
  const { done, calledOff } = await saving;
  expect([done.length, calledOff, there.sent.length, editor.state.changed]).toEqual([10, [keys[10]], 10, 1]);
});

it("MAPP-017 what is taken back while it is on its way is sent back after it", async () => {
  const { editor, there } = beginMapping(row);
  const [first = 0] = editor.store.keys;
  changeCell(editor, first, 8);
  const open = holdAnswers(there);
  const saving = editor.save();
  while (!there.sent.includes(place(0))) await Promise.resolve();
  const stepped = editor.undo();
  expect(stepped?.toSend).toEqual([first]);
  const back = editor.save(stepped?.toSend);
  open();
  await Promise.all([saving, back]);
  expect([there.at(place(0))?.product?.id, editor.state.changed]).toEqual([row[0]?.product?.id, 0]);
});

it("MAPP-017 the end of the session ends the sending, and Stop calls off what has not begun", async () => {
  const { editor, there } = beginMapping(many);
  editor.change(editor.store.keys.map((key) => ({ key, to: theirs(2) })));
  for (const { place: at } of many) there.refused.add(at);
  there.gate.why = "ended";
  const ended = await editor.save();
  expect([ended.failed.length, ended.calledOff.length]).toEqual([4, 8]);
  const stop = new AbortController();
  stop.abort();
  expect((await editor.save(undefined, stop.signal)).calledOff).toHaveLength(12);
  expect(editor.state.changed).toBe(12);
});

it("MAPP-017 nothing is told to have failed that is as the platform has it by now", async () => {
  const { editor, there } = beginMapping(row);
  const [first = 0] = editor.store.keys;
  there.refused.add(place(0));
  changeCell(editor, first, 8);
  await editor.save();
  expect(editor.state.failed.size).toBe(1);
  there.set(place(0), theirs(8));
  await editor.refresh();
  expect([editor.state.failed.size, editor.state.changed]).toEqual([0, 0]);
});
