import { switchedOff, switchedOn, type ValueColumn } from "../columns/grid-column";
import type { RowRules } from "../rows/grid-row";
import { GridStore } from "../rows/grid-store";
import { withDrafts } from "./draft-change";
import { changeByEntry, changesByClear } from "./enter-value";
import { changesByFill } from "./fill-down";
import { GridEditor } from "./grid-editor";

/** A counted item: two values, a note, one that is on or off, and one that is not entered once it is final. */
interface Item {
  readonly pieces: string;
  readonly share: string;
  /** Of any text, also none. */
  readonly note: string;
  readonly isFinal: boolean;
}

const rules: RowRules<Item> = {
  lacksValue: ({ pieces }) => pieces === "",
  isSendable: ({ pieces }) => pieces !== "",
  differing: (one, other) =>
    (["pieces", "share", "note", "isFinal"] as const).filter((field) => one[field] !== other[field]),
  withdrawn: () => ({ pieces: "" }),
};
type Column = ValueColumn<Item, "noNumber" | "isFinal">;

function numberColumn(kind: "quantity" | "money", field: "pieces" | "share"): Column {
  return {
    kind,
    name: field,
    field,
    textOf: (item) => item[field],
    read: (typed) =>
      (kind === "quantity" ? /^\d+$/ : /^\d+(\.\d+)?$/).test(typed)
        ? { kind: "value", to: { [field]: typed } }
        : { kind: "fault", fault: "noNumber" },
    lockOf: ({ isFinal }) => (isFinal ? "isFinal" : undefined),
  };
}
const pieces = numberColumn("quantity", "pieces");
const share = numberColumn("money", "share");
const note: Column = {
  kind: "text",
  name: "note",
  field: "note",
  textOf: (item) => item.note,
  read: (typed) => ({ kind: "value", to: { note: typed } }),
  lockOf: ({ isFinal }) => (isFinal ? "isFinal" : undefined),
};
const final: Column = {
  kind: "switch",
  name: "isFinal",
  field: "isFinal",
  textOf: ({ isFinal }) => (isFinal ? switchedOn : switchedOff),
  read: (typed) => ({ kind: "value", to: { isFinal: typed === switchedOn } }),
};

const open: Item = { pieces: "3", share: "10", note: "whole", isFinal: false };

function editorOf(...items: Item[]) {
  const editor = new GridEditor(new GridStore(rules, items));
  const { store } = editor;
  const [first = 0, second = 0] = store.keys;
  const enter = (key: number, column: Column, typed: string) => {
    const [made, drafts] = withDrafts(store, [key], () => changeByEntry(editor, key, column, typed));
    return editor.change(made === undefined ? [] : [made], undefined, drafts);
  };
  return { editor, store, first, second, enter };
}

it("a text that is no value is a step too: undo gives the cell what stood in it before, and redo the text again", async () => {
  const { editor, store, first, enter } = editorOf(open);
  await enter(first, pieces, "12");
  await enter(first, pieces, "zece");
  await enter(first, pieces, "douăzeci");
  const shown = () => [store.content(first)?.pieces, store.row(first)?.drafts.pieces];
  expect(shown()).toEqual(["12", "douăzeci"]);
  await editor.undo();
  expect(shown()).toEqual(["12", "zece"]);
  await editor.undo();
  expect(shown()).toEqual(["12", undefined]);
  await editor.undo();
  expect(shown()).toEqual(["3", undefined]);
  await editor.redo();
  await editor.redo();
  expect(shown()).toEqual(["12", "zece"]);
  expect(editor.state).toMatchObject({ canUndo: true, canRedo: true });
});

it("a value over a text that was none brings that text back when it is undone", async () => {
  const { editor, store, first, enter } = editorOf(open);
  await enter(first, pieces, "zece");
  await enter(first, pieces, "10");
  expect(store.row(first)).toMatchObject({ content: { pieces: "10" }, drafts: {} });
  await editor.undo();
  expect(store.row(first)).toMatchObject({ content: { pieces: "3" }, drafts: { pieces: "zece" } });
});

it("a cell that holds no value gives nothing to the others, and does not empty them; its neighbours do", async () => {
  const { editor, store, first, second, enter } = editorOf({ ...open, pieces: "" }, { ...open, share: "20" });
  await enter(first, pieces, "zece");
  expect(changesByFill(editor, store.keys, [pieces, share])).toEqual([
    { kind: "edit", key: second, from: { ...open, share: "20" }, to: { share: "10" } },
  ]);
});

it("a cell that is locked takes nothing, by whatever way it comes", () => {
  const { editor, store, second } = editorOf(open, { ...open, pieces: "4", isFinal: true });
  expect(changeByEntry(editor, second, pieces, "5")).toBeUndefined();
  expect(changeByEntry(editor, second, pieces, "x")).toBeUndefined();
  expect(store.row(second)?.drafts).toEqual({});
  expect(changesByFill(editor, store.keys, [pieces])).toEqual([]);
  expect(changeByEntry(editor, second, final, switchedOff)).toMatchObject({ to: { isFinal: false } });
});

it("amounts are read the same way however they come: groups, unit and places of whole numbers are no part of the value", () => {
  const { editor, first } = editorOf(open);
  const entered = (column: Column, typed: string) => {
    const change = changeByEntry(editor, first, column, typed);
    return change?.kind === "edit" ? change.to : undefined;
  };
  expect(entered(pieces, "1 200,00")).toEqual({ pieces: "1200" });
  expect(entered(share, "1.207,50")).toEqual({ share: "1207.50" });
  expect(entered(share, "7,5%")).toBeUndefined();
  expect(entered(pieces, "1.200")).toBeUndefined();
});

it("five hundred cells that are cleared are one step: one undo brings back all that stood in them, also what was no value", async () => {
  const items = Array.from({ length: 250 }, (_, index) => ({ ...open, pieces: `${index + 1}`, isFinal: index === 7 }));
  const { editor, store, enter } = editorOf(...items);
  for (const key of store.keys.slice(100, 120)) await enter(key, pieces, `no number ${key}`);
  const before = store.rows().map(({ content, drafts }) => ({ content, drafts }));
  const [made, drafts] = withDrafts(store, store.keys, () => changesByClear(editor, store.keys, [pieces, note]));
  await editor.change(made, undefined, drafts);
  const cleared = store.rows().map(({ content, drafts: left }) => [content.note, left.pieces]);
  expect(cleared.filter(([note, left]) => note === "" && left === "")).toHaveLength(249);
  expect(store.rows()[7]).toMatchObject({ content: items[7], drafts: {} });
  await editor.undo();
  expect(store.rows().map(({ content, drafts: left }) => ({ content, drafts: left }))).toEqual(before);
  await editor.redo();
  expect(store.rows().map(({ content, drafts: left }) => [content.note, left.pieces])).toEqual(cleared);
});

it("a value that comes over a text which was none, from another line, brings that text back when it is undone", async () => {
  const { editor, store, second, enter } = editorOf(open, { ...open, pieces: "4" });
  await enter(second, pieces, "patru");
  await editor.change(changesByFill(editor, store.keys, [pieces]));
  expect(store.row(second)).toMatchObject({ content: { pieces: "3" }, drafts: {} });
  await editor.undo();
  expect(store.row(second)).toMatchObject({ content: { pieces: "4" }, drafts: { pieces: "patru" } });
  await editor.redo();
  expect(store.row(second)).toMatchObject({ content: { pieces: "3" }, drafts: {} });
});
