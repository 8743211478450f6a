import { changesByClear } from "@/lib/grid/editing/enter-value";
import { GridEditor } from "@/lib/grid/editing/grid-editor";
import type { Selection } from "@/lib/grid/position/cursor";
import { GridStore } from "@/lib/grid/rows/grid-store";
import { reviewColumns } from "@/lib/resources/inventory/review/columns";
import { reviewRules, zeroLine } from "@/lib/resources/inventory/review/line";
import { lineColumns } from "@/lib/resources/receptions/line-columns";
import { lineRules } from "@/lib/resources/receptions/work-line";
import { workLine } from "@/tests/support/reception-lines";
import { gridActions } from "./grid-actions";

const storages = { key: [], unasked: "nothing" as const, longestLabel: 40, delay: () => 0, find: async () => [] };
const columns = lineColumns({ storages, rates: [{ id: 4, rate: 19 }], soonOver: "2026-12-23" });
const at = (name: string): number => columns.findIndex((column) => column.name === name);

const no = () => undefined;
const cursorAt = (selection: Selection) => {
  return { selection, entry: undefined, move: () => true, all: no, go: no, enter: no, leaveEntry: no };
};
const noWork = {
  clear: no,
  remove: no,
  enter: no,
  enterEach: no,
  put: no,
  fillDown: no,
  takeBack: () => false,
  leave: no,
  undo: no,
  redo: no,
  paste: no,
};

/** What Delete does of two lines between two columns. */
function deletedBetween(from: string, to: string) {
  const store = new GridStore(lineRules, [workLine, workLine]);
  const editor = new GridEditor(store);
  const selection = { anchor: { row: 0, column: at(from) }, focus: { row: 1, column: at(to) } };
  const told: unknown[] = [];
  const { act } = gridActions({
    store,
    columns,
    keys: store.keys,
    cursor: cursorAt(selection),
    work: {
      ...noWork,
      clear: (keys, cleared) => told.push(changesByClear(editor, keys, cleared)),
      remove: (keys) => told.push(keys),
    },
  });
  act({ kind: "clear" });
  return { told, keys: store.keys };
}

it.each([
  ["product", "batchNumber"],
  ["batchNumber", "product"],
  ["storage", "value"],
])("Delete from %s to %s empties the values between them, and removes no line", (from, to) => {
  const { told, keys } = deletedBetween(from, to);
  expect(told).toEqual([
    from === "storage"
      ? []
      : keys.map((key) => expect.objectContaining({ kind: "edit", key, to: { batchNumber: "" } })),
  ]);
});

it.each([
  ["product", "product"],
  ["value", "value"],
  ["product", "value"],
])("Delete from %s to %s removes the lines: they are chosen whole, or hold nothing to empty", (from, to) => {
  const { told, keys } = deletedBetween(from, to);
  expect(told).toEqual([keys]);
});

it.each([
  [3, 1, ["false", "false", "false"]],
  [1, 3, ["true", "true", "true"]],
  [2, 2, [undefined, "false", undefined]],
])("Space makes all rows that are selected what the one at the cursor becomes: from %i to %i", (from, to, become) => {
  const lines = [1, 2, 3].map((id) => zeroLine(7, { id, name: `Produs ${id}` }, 4));
  const store = new GridStore(
    reviewRules,
    lines.map((line, at) => ({ ...line, isLeftOut: at === 2 })),
  );
  const switches = reviewColumns({ books: true, prices: true, sums: false, choices: true, open: new Set() });
  const column = switches.findIndex(({ name }) => name === "taken");
  const entered = new Map<number, string>();
  const { act } = gridActions({
    store,
    columns: switches,
    keys: store.keys,
    cursor: cursorAt({ anchor: { row: from - 1, column }, focus: { row: to - 1, column } }),
    work: {
      ...noWork,
      enter: (key, _, typed) => entered.set(key, typed),
      enterEach: (keys, _, typed) => keys.map((key) => entered.set(key, typed)),
    },
  });
  expect(act({ kind: "toggle" })).toBe(true);
  expect(store.keys.map((key) => entered.get(key))).toEqual(become);
});
