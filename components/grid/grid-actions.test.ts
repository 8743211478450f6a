import { changesByClear } from "@/lib/grid/editing/enter-value";
import { GridEditor } from "@/lib/grid/editing/grid-editor";
import { GridStore } from "@/lib/grid/rows/grid-store";
import { lineColumns } from "@/lib/resources/receptions/line-columns";
import { lineRules } from "@/lib/resources/receptions/work-line";
import { workLine } from "@/tests/support/reception-lines";
import { gridActions } from "./grid-actions";

const storages = { key: [], unasked: "nothing" as const, longestLabel: 40, delay: () => 0, find: async () => [] };
const columns = lineColumns({ storages, rates: [{ id: 4, rate: 19 }], soonOver: "2026-12-23" });
const at = (name: string): number => columns.findIndex((column) => column.name === name);

/** What Delete does of two lines between two columns. */
function deletedBetween(from: string, to: string) {
  const store = new GridStore(lineRules, [workLine, workLine]);
  const editor = new GridEditor(store);
  const selection = { anchor: { row: 0, column: at(from) }, focus: { row: 1, column: at(to) } };
  const told: unknown[] = [];
  const no = () => undefined;
  const { act } = gridActions({
    store,
    columns,
    keys: store.keys,
    cursor: { selection, entry: undefined, move: () => true, all: no, go: no, enter: no, leaveEntry: no },
    work: {
      clear: (keys, cleared) => told.push(changesByClear(editor, keys, cleared)),
      remove: (keys) => told.push(keys),
      enter: no,
      put: no,
      fillDown: no,
      takeBack: () => false,
      leave: no,
      undo: no,
      redo: no,
      paste: no,
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
