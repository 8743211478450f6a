import { GridEditor } from "../editing/grid-editor";
import type { RowRules } from "../rows/grid-row";
import { GridStore } from "../rows/grid-store";
import type { Doubt } from "./doubt";
import { againOver } from "./failed-changes";
import type { RemoteRow, RemoteSide } from "./remote-rows";

interface Line {
  readonly name: string;
  readonly quantity: string;
  /** Made by a call of its own, once the line is there. */
  readonly remark: string;
}

const rules: RowRules<Line> = {
  lacksValue: ({ quantity }) => quantity === "",
  isSendable: ({ quantity }) => quantity !== "",
  differing: (one, other) => (["name", "quantity", "remark"] as const).filter((field) => one[field] !== other[field]),
  withdrawn: () => ({ quantity: "" }),
  keepsUnsent: true,
};
const milk: Line = { name: "Lapte", quantity: "5", remark: "" };
const cheese: Line = { name: "Brânză", quantity: "2", remark: "rece" };

class Failure extends Error {
  constructor(readonly doubt: Doubt) {
    super(doubt);
  }
}

/** A record whose lines are read before each change, and whose calls may fail once they are made, or before. */
function opened(
  lines: readonly Line[],
  { unfound = [], ...options }: Pick<RemoteSide<Line>, "isSentWhenLeft"> & { unfound?: readonly Line[] } = {},
) {
  const rows = new Map(lines.map((content, index) => [index + 1, content]));
  const sent: string[] = [];
  let lastId = rows.size;
  /** What becomes of the next calls; the others are answered. */
  const fates: { doubt: Doubt; isMade?: boolean; meanwhile?(): void }[] = [];
  let isReadable = true;
  const call = async (text: string, make: () => void): Promise<void> => {
    sent.push(text);
    const fate = fates.shift();
    await Promise.resolve();
    fate?.meanwhile?.();
    if (fate === undefined || fate.isMade) make();
    if (fate !== undefined) throw new Failure(fate.doubt);
  };
  const store = new GridStore(rules, [...lines, ...unfound]);
  const editor = new GridEditor(store, {
    ids: [...rows.keys()],
    readAt: Date.now(),
    isReadForEach: true,
    ...options,
    async readAll() {
      sent.push("GET");
      await Promise.resolve();
      if (!isReadable) throw new Error("not readable");
      return [...rows].map(([id, content]): RemoteRow<Line> => ({ id, content }));
    },
    async bringAbout(known, wanted, tellStep) {
      if (wanted === undefined) {
        if (known !== undefined) await call(`DELETE ${known.content.name}`, () => rows.delete(known.id));
        return undefined;
      }
      const id = known?.id ?? ++lastId;
      const bare = { ...wanted, remark: known?.content.remark ?? "" };
      const hasNoRemark = known !== undefined && rules.differing(known.content, bare).length === 0;
      const verb = known === undefined ? "POST" : "PATCH";
      if (!hasNoRemark) await call(`${verb} ${wanted.name} ${wanted.quantity}`, () => rows.set(id, bare));
      tellStep({ id, content: bare });
      if (bare.remark !== wanted.remark) await call(`remark ${wanted.remark}`, () => rows.set(id, wanted));
      return { id, content: wanted };
    },
    isBegun: (there, wanted) => there.remark === "" && rules.differing(there, { ...wanted, remark: "" }).length === 0,
    reasonOf: (error) => (error instanceof Error ? error.message : undefined),
    doubtOf: (error) => (error instanceof Failure ? error.doubt : undefined),
  });
  const [key = 0] = store.keys;
  const add = (content: Line) => ({ kind: "add" as const, key: store.newKey(), at: store.keys.length, content });
  return {
    rows,
    sent,
    store,
    editor,
    key,
    add,
    fail: (...fate: typeof fates) => fates.push(...fate),
    blind: (isBlind: boolean) => {
      isReadable = !isBlind;
    },
    edit: (to: Partial<Line>) => editor.change([{ kind: "edit", key, from: store.content(key) ?? milk, to }]),
    content: () => [...rows.values()],
    /** Of a row that is sent when it is left. */
    hold: (to: Partial<Line>, of = key) => editor.hold({ kind: "edit", key: of, from: store.content(of) ?? milk, to }),
  };
}

const whenLeft = { isSentWhenLeft: true } as const;

it("RECP-008 RECP-019 cells of one row that are changed one by one go in one call, when the row is left", async () => {
  const { editor, hold, sent, store, key, content } = opened([milk], whenLeft);
  expect([hold({ quantity: "6" }), hold({ name: "Lapte 2%" }), hold({ quantity: "7" })]).toEqual([true, true, true]);
  expect([store.row(key)?.isEditing, editor.state.held, sent]).toEqual([true, 1, []]);
  expect(editor.waiting).toMatchObject([{ key, from: milk, to: { name: "Lapte 2%", quantity: "7" } }]);
  const outcome = await editor.leave();
  expect([outcome?.done.length, sent]).toEqual([1, ["GET", "PATCH Lapte 2% 7"]]);
  expect([store.row(key)?.isEditing, editor.state.held]).toEqual([undefined, 0]);
  await editor.undo();
  expect([content(), sent.slice(2)]).toEqual([[milk], ["GET", "PATCH Lapte 5"]]);
  await editor.redo();
  expect(content()).toEqual([{ ...milk, name: "Lapte 2%", quantity: "7" }]);
});

it("of a row that was not left yet each cell is taken back and laid again by itself, and nothing is sent", async () => {
  const { editor, hold, sent, store, key } = opened([milk], whenLeft);
  hold({ quantity: "6" });
  hold({ name: "Lapte 2%" });
  expect([editor.undoHeld(), store.content(key)]).toEqual([true, { ...milk, quantity: "6" }]);
  expect([editor.undoHeld(), editor.undoHeld(), store.content(key)]).toEqual([true, false, milk]);
  expect([editor.redoHeld(), store.content(key)]).toEqual([true, { ...milk, quantity: "6" }]);
  await editor.leave();
  expect([sent, editor.redoHeld()]).toEqual([["GET", "PATCH Lapte 6"], false]);
  await editor.undo();
  expect(sent.slice(2)).toEqual(["GET", "PATCH Lapte 5"]);
});

it("a row that was changed and taken back is as it was when it is left", async () => {
  const { editor, hold, sent, store, key } = opened([milk], whenLeft);
  hold({ quantity: "6" });
  expect([editor.undoHeld(), store.row(key)?.isEditing]).toEqual([true, true]);
  await editor.leave();
  expect([sent, editor.state.held, editor.state.canUndo, store.row(key)?.isEditing]).toEqual([[], 0, false, undefined]);
});

it("a new row is not sent before it is left, though it is whole by then; what is typed back is not sent", async () => {
  const { editor, hold, add, sent, key } = opened([milk], whenLeft);
  const line = add({ ...cheese, quantity: "", remark: "" });
  await editor.change([line]);
  hold({ quantity: "2" }, line.key);
  hold({ name: "Telemea" }, line.key);
  hold({ quantity: "6" });
  hold({ quantity: "5" });
  sent.length = 0;
  const outcome = await editor.leave();
  expect(sent).toEqual(["GET", "POST Telemea 2"]);
  expect(outcome?.done.map((change) => change.key)).toEqual([line.key]);
  expect([await editor.leave(), editor.idOf(key)]).toEqual([undefined, 1]);
});

it("a row that is refused when it is left is as it was, whole, and none of its cells is undone", async () => {
  const { editor, hold, fail, store, key } = opened([milk], whenLeft);
  fail({ doubt: "refused" });
  hold({ quantity: "6" });
  hold({ name: "Lapte 2%" });
  const outcome = await editor.leave();
  expect(outcome?.failed.map(({ change }) => change.kind === "edit" && change.to)).toEqual([
    { quantity: "6", name: "Lapte 2%" },
  ]);
  expect([store.content(key), store.row(key)?.send]).toEqual([milk, { kind: "failed", reason: "refused" }]);
  expect(editor.state.canUndo).toBe(false);
});

it("what others do while a row is worked on is met when it is left: the same cell is asked about, another one is shown", async () => {
  const { editor, hold, add, rows, store, key, content } = opened([milk], whenLeft);
  hold({ quantity: "6" });
  rows.set(1, { ...milk, name: "Lapte 2%" });
  // Another row is sent meanwhile, and all are read before.
  await editor.change([add(cheese)]);
  expect(store.content(key)).toEqual({ ...milk, quantity: "6" });
  await editor.leave();
  expect([store.content(key), content()[0]]).toEqual([
    { ...milk, name: "Lapte 2%", quantity: "6" },
    { ...milk, name: "Lapte 2%", quantity: "6" },
  ]);
  hold({ quantity: "8" });
  rows.set(1, { ...milk, quantity: "7" });
  await editor.leave();
  expect(editor.state.clashes).toMatchObject([{ theirs: { quantity: "7" }, mine: { quantity: "8" } }]);
});

it("undo of a row that is still worked on waits until it was sent", async () => {
  const { editor, hold, sent, content } = opened([milk], whenLeft);
  hold({ quantity: "6" });
  void editor.leave();
  await editor.undo();
  expect([content(), sent]).toEqual([[milk], ["GET", "PATCH Lapte 6", "GET", "PATCH Lapte 5"]]);
});

it("asks about the same cell, however lately the record was read before the change was made", async () => {
  const { rows, editor, edit, sent } = opened([milk]);
  await edit({ quantity: "6" });
  rows.set(1, { ...milk, quantity: "7" });
  await edit({ quantity: "8" });
  expect(editor.state.clashes).toMatchObject([{ theirs: { quantity: "7" }, mine: { quantity: "8" } }]);
  expect(sent).toEqual(["GET", "PATCH Lapte 6", "GET"]);
});

it("asks nothing where two people made the same of a cell", async () => {
  const { rows, editor, edit } = opened([milk]);
  rows.set(1, { ...milk, quantity: "6", name: "Lapte 2%" });
  const { done } = await edit({ quantity: "6" });
  expect([done.length, editor.state.clashes]).toEqual([1, []]);
});

it("one reading serves all rows that are changed at once", async () => {
  const { sent, editor, add } = opened([milk]);
  const lines = Array.from({ length: 6 }, (_, at) => add({ ...milk, name: `Lapte ${at}` }));
  await editor.change(lines);
  expect(sent.filter((each) => each === "GET")).toHaveLength(1);
});

it("reads anew after a 404, even where a reading came between change and call", async () => {
  const { rows, editor, edit, fail, sent } = opened([milk]);
  fail({ doubt: "gone", meanwhile: () => rows.delete(1) });
  await edit({ quantity: "6" });
  expect(editor.state.clashes).toMatchObject([{ theirs: undefined, mine: { quantity: "6" } }]);
  expect(sent.filter((each) => each === "GET")).toHaveLength(2);
});

it("finds a line that was added without an answer, and makes what belongs to it", async () => {
  const { editor, add, fail, content, sent, store } = opened([milk]);
  fail({ doubt: "unanswered", isMade: true });
  const { done, failed } = await editor.change([add(cheese)]);
  expect([done.length, failed.length]).toEqual([1, 0]);
  expect(content()).toEqual([milk, cheese]);
  expect(sent).toEqual(["GET", "POST Brânză 2", "GET", "remark rece"]);
  expect(store.rows().map((row) => row.content)).toEqual([milk, cheese]);
});

it("never adds a line again before it has looked for it", async () => {
  const { editor, add, fail, blind, content, sent, store } = opened([milk]);
  const [one, alike] = [add(cheese), add(cheese)];
  fail({ doubt: "unanswered", isMade: true, meanwhile: () => blind(true) });
  const { failed } = await editor.change([one]);
  expect(failed).toHaveLength(1);
  expect(store.row(one.key)?.send).toEqual({ kind: "unsent", reason: expect.any(String) });
  expect(store.unfinished).toBe(1);
  await editor.change([againOver(one, store)]);
  expect(sent).toEqual(["GET", "POST Brânză 2", "GET", "GET"]);
  blind(false);
  await editor.change([againOver(one, store)]);
  expect(content()).toEqual([milk, cheese]);
  expect(store.unfinished).toBe(0);
  // Two alike lines are two.
  await editor.change([alike]);
  expect(content()).toEqual([milk, cheese, cheese]);
});

it("keeps a line that was refused, with what was typed, until it is corrected or dropped", async () => {
  const { editor, add, fail, content, store } = opened([milk]);
  fail({ doubt: "refused" });
  const line = add({ ...cheese, quantity: "0", remark: "" });
  await editor.change([line]);
  expect(store.row(line.key)).toMatchObject({ content: line.content, send: { kind: "unsent", reason: "refused" } });
  await editor.change([{ kind: "edit", key: line.key, from: line.content, to: { quantity: "3" } }]);
  expect(content()).toEqual([milk, { ...cheese, quantity: "3", remark: "" }]);
  expect(store.unfinished).toBe(0);
});

it("its last line can be removed, and comes back by undo", async () => {
  const { editor, key, content, store } = opened([milk]);
  const removal = { kind: "remove" as const, key, at: 0, content: milk };
  expect(editor.leavesNone([removal])).toBe(false);
  await editor.change([removal]);
  expect(content()).toEqual([]);
  await editor.undo();
  expect([content(), store.keys.length]).toEqual([[milk], 1]);
});

it("does a row again with a value that came beside the history after it was added", async () => {
  const store = new GridStore(rules);
  const editor = new GridEditor(store);
  const key = store.newKey();
  await editor.change([{ kind: "add", key, at: 0, content: milk }]);
  store.show(key, { ...milk, remark: "19%" });
  await editor.undo();
  await editor.redo();
  expect(store.content(key)?.remark).toBe("19%");
});

it("RECP-033 lines that a first reading lacked are looked for before they are sent: what is there by then is not made twice", async () => {
  const butter: Line = { ...milk, name: "Unt" };
  const { editor, store, rows, sent, content } = opened([milk], { unfound: [cheese, butter] });
  rows.set(9, cheese);
  const [, first = 0, second = 0] = store.keys;
  const asItIs = (key: number, from: Line) => ({ kind: "edit" as const, key, from, to: {} });
  await editor.change([asItIs(first, cheese), asItIs(second, butter)]);
  expect(sent).toEqual(["GET", "POST Unt 5"]);
  expect(content().map(({ name }) => name)).toEqual(["Lapte", "Brânză", "Unt"]);
  expect([store.keys.length, editor.idOf(first)]).toEqual([3, 9]);
});
