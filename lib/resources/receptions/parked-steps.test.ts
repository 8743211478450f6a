import { draftsBrought } from "@/lib/grid/editing/draft-change";
import { GridEditor } from "@/lib/grid/editing/grid-editor";
import { GridStore } from "@/lib/grid/rows/grid-store";
import { workLine } from "@/tests/support/reception-lines";
import { duplicateLine } from "./duplicate-line";
import type { ParkedLine } from "./parked-lines";
import { firstParkedKey, parking, unparking } from "./parked-steps";
import { lineRules } from "./work-line";

function note(...waiting: string[]) {
  let lines: readonly ParkedLine[] = waiting.map((name, index) => ({ ...waits(name), key: index + 1 }));
  const parked = {
    now: () => lines,
    put: (next: readonly ParkedLine[]) => {
      lines = next;
    },
  };
  const store = new GridStore(lineRules);
  const editor = new GridEditor(store);
  const adding = () => [{ kind: "add", key: store.newKey(), at: store.keys.length, content: workLine } as const];
  const shown = () => [store.keys.length, ...lines.map(({ line }) => line.name)];
  return { parked, editor, store, adding, shown };
}

function waits(name: string): ParkedLine {
  return { key: 0, line: { name }, isAmbiguous: false };
}

it("RECP-007 what a paste leaves waiting for its product goes and comes with it, and what waited before stays", async () => {
  const { parked, editor, adding, shown } = note("before");
  const lines = ["one", "two"].map((name, index) => ({ ...waits(name), key: firstParkedKey(parked) + index }));
  await editor.change(adding(), undefined, [], parking(parked, lines));
  expect(shown()).toEqual([1, "before", "one", "two"]);
  await editor.undo();
  expect(shown()).toEqual([0, "before"]);
  await editor.redo();
  expect(shown()).toEqual([1, "before", "one", "two"]);
});

it("RECP-007 a paste of which nothing is known is a step, too, and so is what is left out of it", async () => {
  const { parked, editor, shown } = note();
  await editor.change([], undefined, [], parking(parked, [{ ...waits("one"), key: firstParkedKey(parked) }]));
  await editor.change([], undefined, [], unparking(parked, parked.now()));
  expect(shown()).toEqual([0]);
  await editor.undo();
  expect(shown()).toEqual([0, "one"]);
  await editor.undo();
  expect([...shown(), editor.state.canUndo]).toEqual([0, false]);
  await editor.redo();
  expect(shown()).toEqual([0, "one"]);
});

it("RECP-007 a line that got its product waits again when that is undone, and one undo more takes its paste away", async () => {
  const { parked, editor, adding, shown } = note();
  await editor.change([], undefined, [], parking(parked, [{ ...waits("one"), key: firstParkedKey(parked) }]));
  await editor.change(adding(), undefined, [], unparking(parked, parked.now()));
  expect(shown()).toEqual([1]);
  await editor.undo();
  expect(shown()).toEqual([0, "one"]);
  await editor.undo();
  expect(shown()).toEqual([0]);
  await editor.redo();
  await editor.redo();
  expect(shown()).toEqual([1]);
});

it("a line is duplicated with the texts that are no value, but for what is of one batch alone", async () => {
  const { editor, store, adding } = note();
  await editor.change(adding());
  const [first = 0] = store.keys;
  store.layDrafts(first, { received: "zece", price: "4,5 lei vechi", expirationDate: "31.02.2027" });
  for (const row of store.rows()) {
    const key = store.newKey();
    const copy = duplicateLine(row.content, row.drafts);
    await editor.change([{ kind: "add", key, at: 1, content: copy.content }], undefined, draftsBrought(key, copy));
  }
  expect(store.rows()[1]).toMatchObject({
    content: { received: "10", batchNumber: "", expirationDate: "", discount: "" },
    drafts: { received: "zece", price: "4,5 lei vechi" },
  });
  expect(store.rows()[1]?.drafts).not.toHaveProperty("expirationDate");
});
