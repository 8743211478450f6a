import type { RowRules } from "../rows/grid-row";
import { GridStore } from "../rows/grid-store";
import { withDrafts } from "./draft-change";
import { GridEditor } from "./grid-editor";

interface Item {
  readonly name: string;
  readonly pieces: string;
}

const rules: RowRules<Item> = {
  lacksValue: ({ pieces }) => pieces === "",
  isSendable: ({ pieces }) => pieces !== "",
  differing: (one, other) => (["name", "pieces"] as const).filter((field) => one[field] !== other[field]),
  withdrawn: () => ({ pieces: "" }),
  keepsUnsent: true,
};
const milk: Item = { name: "Lapte", pieces: "5" };

/** A saved record of one row, which is sent when it is left; the platform may refuse what comes. */
function opened() {
  let there: Item | undefined = milk;
  let isRefused = false;
  const store = new GridStore(rules, [milk]);
  const editor = new GridEditor(store, {
    ids: [1],
    readAt: Date.now(),
    isSentWhenLeft: true,
    readAll: async () => (there === undefined ? [] : [{ id: 1, content: there }]),
    async bringAbout(_known, wanted) {
      if (isRefused) throw new Error("refused");
      there = wanted;
      return wanted && { id: 1, content: wanted };
    },
    reasonOf: () => "refused",
    doubtOf: () => undefined,
  });
  const [key = 0] = store.keys;
  return {
    store,
    editor,
    key,
    there: () => there,
    refuse: (isNext: boolean) => {
      isRefused = isNext;
    },
    hold: (to: Partial<Item>, typed?: () => void) => {
      const from = store.content(key) ?? milk;
      const [, drafts] = withDrafts(store, [key], () => typed?.());
      return editor.hold({ kind: "edit", key, from, to }, drafts);
    },
  };
}

it("RECP-019 what is changed of a row while it is being sent stays, and goes when it is left again", async () => {
  const { editor, hold, store, key, there } = opened();
  hold({ pieces: "6" });
  const left = editor.leave();
  hold({ name: "Lapte 2%" });
  await left;
  expect([there(), store.content(key)]).toEqual([
    { name: "Lapte", pieces: "6" },
    { name: "Lapte 2%", pieces: "6" },
  ]);
  await editor.leave();
  expect(there()).toEqual({ name: "Lapte 2%", pieces: "6" });
});

it("what was no value before a row was worked on comes back with it, whatever stood there in between", async () => {
  const { editor, hold, store, key } = opened();
  store.setDraft(key, "pieces", "many");
  hold({ pieces: "6" });
  hold({ name: "Lapte 2%" }, () => store.setDraft(key, "pieces", "lots"));
  await editor.leave();
  expect(store.row(key)?.drafts).toEqual({ pieces: "lots" });
  await editor.undo();
  expect([store.row(key), editor.state.canUndo]).toMatchObject([{ content: milk, drafts: { pieces: "many" } }, false]);
  await editor.redo();
  expect(store.row(key)).toMatchObject({ content: { name: "Lapte 2%", pieces: "6" }, drafts: { pieces: "lots" } });
});

it("an undo that comes in its turn while a row is worked on sends nothing of it", async () => {
  const { editor, hold, store, key, there } = opened();
  hold({ pieces: "6" });
  hold({ pieces: "7" });
  await editor.undo();
  expect([store.content(key)?.pieces, there()]).toEqual(["6", milk]);
});

it("rows that are refused, or not taken back, leave what stands beside them as it is", async () => {
  const { editor, key, refuse } = opened();
  const laid: string[] = [];
  const remove = () =>
    editor.change([{ kind: "remove", key, at: 0, content: milk }], undefined, [], (side) => laid.push(side));
  refuse(true);
  await remove();
  expect(editor.state.canUndo).toBe(false);
  refuse(false);
  await remove();
  laid.length = 0;
  refuse(true);
  await editor.undo();
  expect(laid).toEqual([]);
  refuse(false);
  await editor.undo();
  expect(laid).toEqual(["from"]);
});
