import { GridEditor } from "../editing/grid-editor";
import type { RowRules } from "../rows/grid-row";
import { GridStore } from "../rows/grid-store";
import { againOver } from "./failed-changes";
import type { RemoteRow } from "./remote-rows";
import { resumeUnsent, type UnsentWork, unsentWorkOf } from "./unsent-work";

interface Line {
  readonly name: string;
  readonly quantity: string;
  readonly price: string;
}

const rules: RowRules<Line> = {
  lacksValue: ({ quantity }) => quantity === "",
  isSendable: ({ quantity }) => quantity !== "",
  differing: (one, other) => (["quantity", "price"] as const).filter((field) => one[field] !== other[field]),
  withdrawn: () => ({ quantity: "" }),
};

/** A record as somebody opens it, by the platform's ids. @param isDown its calls fail */
function opened(rows: Map<number, Line>, isDown: boolean) {
  const store = new GridStore(rules, [...rows.values()]);
  const editor = new GridEditor(store, {
    ids: [...rows.keys()],
    readAt: Date.now(),
    readAll: async () => [...rows].map(([id, content]): RemoteRow<Line> => ({ id, content })),
    async bringAbout(known, wanted) {
      if (isDown) throw new Error("session ended");
      const id = known?.id ?? Math.max(...rows.keys()) + 1;
      if (wanted === undefined) rows.delete(id);
      else rows.set(id, wanted);
      return wanted && { id, content: wanted };
    },
    reasonOf: () => undefined,
    doubtOf: () => undefined,
  });
  return { store, editor };
}

const milk: Line = { name: "Lapte", quantity: "5", price: "4.50" };
const bread: Line = { name: "Pâine", quantity: "2", price: "3.00" };
const butter: Line = { name: "Unt", quantity: "1", price: "9.00" };

it("what of a record's rows is not sent is laid over what the platform has by then, and sends what was meant alone", async () => {
  const { store, editor } = opened(
    new Map([
      [11, milk],
      [12, bread],
      [13, butter],
    ]),
    true,
  );
  const [first = 0, second = 0, third = 0] = store.keys;
  const change = (key: number, to: Partial<Line>) =>
    editor.change([{ kind: "edit", key, from: store.content(key) ?? milk, to }]);
  const { failed } = await change(first, { price: "5.00" });
  store.setDraft(second, "quantity", "2x");
  const added = store.newKey();
  await editor.change([{ kind: "add", key: added, at: 3, content: { name: "Ceai", quantity: "", price: "1.00" } }]);
  store.setDraft(added, "quantity", "-");
  // It is on its way when the session ends.
  const onItsWay = editor.change([{ kind: "remove", key: third, at: 2, content: butter }]);
  const work = unsentWorkOf(
    editor,
    failed.map((each) => each.change),
  );
  await onItsWay;
  const stored: UnsentWork<Line> = JSON.parse(JSON.stringify(work));

  // Others have changed another cell of the first row, and added one before the second.
  const rows = new Map([
    [11, { ...milk, quantity: "7" }],
    [14, butter],
    [12, bread],
    [13, butter],
  ]);
  const later = opened(rows, false);
  const changes = resumeUnsent(later.editor, stored);
  expect(later.store.rows().map(({ content: { name }, drafts }) => [name, drafts])).toEqual([
    ["Lapte", {}],
    ["Unt", {}],
    ["Pâine", { quantity: "2x" }],
    ["Unt", {}],
    ["Ceai", { quantity: "-" }],
  ]);
  await later.editor.change(changes.map((each) => againOver(each, later.store)));
  expect([...rows]).toEqual([
    [11, { ...milk, quantity: "7", price: "5.00" }],
    [14, butter],
    [12, bread],
  ]);
  expect(unsentWorkOf(opened(rows, false).editor, [])).toBeUndefined();
});

it("a row that is gone meanwhile is not removed once more, and what was changed in it would be added", () => {
  const { store, editor } = opened(new Map([[12, bread]]), false);
  const changes = resumeUnsent(editor, {
    changes: [
      { id: 11, change: { kind: "remove", key: 1, at: 0, content: milk } },
      { id: 13, change: { kind: "edit", key: 2, from: butter, to: { price: "8.00" } } },
    ],
    drafts: [{ id: 11, drafts: { price: "x" } }],
    added: [],
  });
  expect(changes.map((each) => againOver(each, store))).toEqual([
    { kind: "add", key: expect.any(Number), at: 1, content: { ...butter, price: "8.00" } },
  ]);
});
