import { GridEditor } from "../editing/grid-editor";
import type { RowRules } from "../rows/grid-row";
import { GridStore } from "../rows/grid-store";
import { type RemoteRow, trustedFor } from "./remote-rows";

/** A line with two cells that two people may have in hand, and without anything of which there is one row at most. */
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
const milk: Line = { name: "Lapte", quantity: "5", price: "4.50" };

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

/** Lines of a record behind their calls, with a journal of what was sent. */
function opened(lines: readonly Line[], refuses: (sent: string) => boolean = () => false) {
  const rows = new Map(lines.map((content, index) => [index + 1, content]));
  const sent: string[] = [];
  const store = new GridStore(rules, lines);
  const all = (): RemoteRow<Line>[] => [...rows].map(([id, content]) => ({ id, content }));
  const editor = new GridEditor(store, {
    ids: [...rows.keys()],
    readAt: Date.now(),
    readAll: async () => all(),
    async bringAbout(known, wanted) {
      const id = known?.id ?? rows.size + 1;
      const verb = known === undefined ? "POST" : "PATCH";
      const line = wanted === undefined ? `DELETE ${id}` : `${verb} ${wanted.quantity} ${wanted.price}`;
      sent.push(line);
      await Promise.resolve();
      if (refuses(line)) throw new Error("refused");
      if (wanted === undefined) rows.delete(id);
      else rows.set(id, wanted);
      return wanted && { id, content: wanted };
    },
    reasonOf: () => "refused",
    doubtOf: () => undefined,
  });
  const [key = 0] = store.keys;
  return {
    rows,
    sent,
    store,
    editor,
    key,
    edit: (to: Partial<Line>) => editor.change([{ kind: "edit", key, from: store.content(key) ?? milk, to }]),
  };
}

const timePasses = () => jest.setSystemTime(Date.now() + trustedFor);

it("merges what two people make of one row, where they change other cells of it", async () => {
  const { rows, store, editor, key, edit } = opened([milk]);
  timePasses();
  rows.set(1, { ...milk, price: "4.90" });
  const { done } = await edit({ quantity: "6" });
  expect(done).toHaveLength(1);
  expect(editor.state.clashes).toEqual([]);
  expect(rows.get(1)).toEqual({ ...milk, quantity: "6", price: "4.90" });
  expect(store.content(key)).toEqual(rows.get(1));
  await editor.undo();
  expect(rows.get(1)).toEqual({ ...milk, price: "4.90" });
});

it("asks about the same cell alone, and sends mine over theirs with the rest of what they made", async () => {
  const { rows, store, editor, key, edit } = opened([milk]);
  timePasses();
  rows.set(1, { ...milk, quantity: "7", price: "4.90" });
  await edit({ quantity: "6" });
  expect(store.content(key)).toEqual(rows.get(1));
  const { clashes } = editor.state;
  expect(clashes).toEqual([{ key, theirs: rows.get(1), mine: { ...milk, quantity: "6", price: "4.90" } }]);
  await editor.sendMine(clashes);
  expect(rows.get(1)).toEqual({ ...milk, quantity: "6", price: "4.90" });
});

it("asks where somebody else has removed the row, whichever cell is changed", async () => {
  const { rows, editor, edit } = opened([milk]);
  timePasses();
  rows.delete(1);
  await edit({ price: "5.00" });
  expect(editor.state.clashes).toMatchObject([{ theirs: undefined, mine: { quantity: "5", price: "5.00" } }]);
});

it("shows what the platform has of a cell whose change failed, though a later one of another cell succeeds", async () => {
  const { rows, sent, store, key, edit } = opened([milk], (line) => line === "PATCH 6 4.50");
  await Promise.all([edit({ quantity: "6" }), edit({ price: "5.00" })]);
  expect(sent).toEqual(["PATCH 6 4.50", "PATCH 5 5.00"]);
  expect(rows.get(1)).toEqual({ ...milk, price: "5.00" });
  expect(store.content(key)).toEqual(rows.get(1));
});

it("takes a failed change back and leaves what was typed into another cell meanwhile", async () => {
  const { store, key, edit } = opened([milk], () => true);
  const failing = edit({ quantity: "6" });
  store.setDraft(key, "price", "-5");
  await failing;
  expect(store.row(key)).toMatchObject({ content: milk, drafts: { price: "-5" }, send: { kind: "failed" } });
});

it("has as many rows of one thing as there are", async () => {
  const { rows, store, editor } = opened([milk, milk]);
  const [, second = 0] = store.keys;
  await editor.change([{ kind: "edit", key: second, from: milk, to: { quantity: "9" } }]);
  expect([...rows.values()].map(({ quantity }) => quantity)).toEqual(["5", "9"]);
  timePasses();
  rows.set(3, milk);
  await editor.refresh();
  expect(store.rows().map(({ content, send }) => [content.quantity, send.kind])).toEqual([
    ["5", "quiet"],
    ["9", "saved"],
    ["5", "foreign"],
  ]);
});
