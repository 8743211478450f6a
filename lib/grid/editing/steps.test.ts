import { reviewRules, zeroLine } from "@/lib/resources/inventory/review/line";
import { GridStore } from "../rows/grid-store";
import { GridEditor } from "./grid-editor";

const lines = [1, 2, 3].map((id) => zeroLine(7, { id, name: `Produs ${id}` }, 4));

/** Three lines, of which nothing is sent. */
function setUp() {
  const store = new GridStore(reviewRules, lines);
  const editor = new GridEditor(store);
  const [first = 0, , last = 0] = store.keys;
  const edit = (key: number, note: string) => {
    const from = store.content(key);
    return from && editor.change([{ kind: "edit", key, from, to: { note } }]);
  };
  return { store, editor, first, last, edit };
}

it("an undo tells which row it has changed, and in which field; so does doing it again", async () => {
  const { editor, first, last, edit } = setUp();
  await edit(first, "raft");
  await edit(last, "depozit");
  expect(editor.state.stepped).toBeUndefined();
  await editor.undo();
  expect(editor.state.stepped).toEqual({ keys: new Set([last]), field: "note" });
  await editor.undo();
  expect(editor.state.stepped).toEqual({ keys: new Set([first]), field: "note" });
  await editor.redo();
  expect(editor.state.stepped).toEqual({ keys: new Set([first]), field: "note" });
});

it("what is done beside rows is undone in its turn, and tells the rows in which it is seen", async () => {
  const { store, editor, first, last, edit } = setUp();
  const tick = (side: "from" | "to"): void => store.patch(last, { isTicked: side === "to" });
  await edit(first, "raft");
  await editor.change([], undefined, [], Object.assign(tick, { keys: [last] }));
  expect(store.content(last)?.isTicked).toBe(true);
  await editor.undo();
  expect([store.content(last)?.isTicked, store.content(first)?.note]).toEqual([false, "raft"]);
  expect(editor.state.stepped).toEqual({ keys: new Set([last]), field: undefined });
  await editor.redo();
  expect(store.content(last)?.isTicked).toBe(true);
});
