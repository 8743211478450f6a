import { hasDrafts, markOf, type RowRules } from "./grid-row";
import { GridStore } from "./grid-store";
import { nextSendState, quiet, type SendEvent } from "./send-state";

interface Priced {
  readonly product: number;
  readonly label: string;
  readonly price: string;
  readonly quantity: string;
}

const rules: RowRules<Priced> = {
  identityOf: ({ product }) => product,
  lacksValue: ({ price }) => price === "",
  isSendable: ({ price }) => price !== "",
  differing: (one, other) => (one.price === other.price ? [] : ["price"]),
  withdrawn: () => ({ price: "" }),
};

const products = Array.from({ length: 5000 }, (_, index) => ({
  product: index + 1,
  label: `Produs ${index + 1}`,
  price: "4.50",
  quantity: "1",
}));

const two = { product: 2, label: "Produs 2", price: "4.50", quantity: "1" };

it("tells of a change only the listeners of that row", () => {
  const grid = new GridStore(rules, products);
  const told: string[] = [];
  const [first = 0, second = 0] = grid.keys;
  const keys = grid.keys;
  grid.subscribe(() => told.push("rows"));
  const end = grid.subscribeRow(first, () => told.push("first"));
  grid.subscribeRow(second, () => told.push("second"));
  const untouched = grid.row(second);
  grid.patch(first, { price: "5.00" });
  grid.setDraft(first, "price", "abc");
  expect(told).toEqual(["first", "first"]);
  expect(grid.row(first)).toMatchObject({ content: { price: "5.00", quantity: "1" }, drafts: { price: "abc" } });
  expect(grid.row(second)).toBe(untouched);
  expect(grid.keys).toBe(keys);
  end();
  grid.setDraft(first, "price", undefined);
  expect(told).toHaveLength(2);
});

it("tells of rows that come and go, and knows each by its product", () => {
  const grid = new GridStore(rules, products.slice(0, 2));
  let told = 0;
  grid.subscribe(() => told++);
  const key = grid.newKey();
  grid.insert(key, 1, { ...two, product: 77, price: "" });
  expect(grid.rows().map(({ content }) => content.product)).toEqual([1, 77, 2]);
  expect(grid.keyOf(77)).toBe(key);
  grid.remove(key);
  expect([grid.keyOf(77), grid.row(key), told]).toEqual([undefined, undefined, 2]);
});

it("redraws its rows once, however many go", () => {
  const grid = new GridStore(rules, products);
  let told = 0;
  grid.subscribe(() => told++);
  const removals = grid.rows().map(({ key, content }, at) => ({ kind: "remove", key, at, content }) as const);
  grid.applyAll(removals.toReversed());
  expect([grid.keys.length, told]).toEqual([0, 1]);
  grid.applyAll(removals.map((change) => ({ ...change, kind: "add" }) as const));
  expect(grid.rows().map(({ content }) => content.product)).toEqual(products.map(({ product }) => product));
  expect(told).toBe(2);
});

it("forgets the product that a row had", () => {
  const grid = new GridStore(rules, products.slice(0, 1));
  const [key = 0] = grid.keys;
  grid.patch(key, { product: 99 });
  expect([grid.keyOf(1), grid.keyOf(99)]).toEqual([undefined, key]);
});

it("counts what would be lost, leads to the next of it, and shows no tick beside what is no price", () => {
  const grid = new GridStore(rules, products.slice(0, 4));
  let told = 0;
  grid.subscribeUnfinished(() => told++);
  const [first = 0, second = 0, third = 0, last = 0] = grid.keys;
  const mark = (key: number) => markOf(grid.row(key) ?? { key, content: two, send: quiet, drafts: {} });
  grid.tellSend(second, { kind: "answered" });
  expect([grid.unfinished, grid.unfinishedAfter(first), mark(second)]).toEqual([0, undefined, "saved"]);
  grid.setDraft(second, "price", "1.500");
  grid.patch(last, { price: "" });
  expect([grid.unfinished, told, mark(second)]).toEqual([2, 2, undefined]);
  expect([undefined, second, last].map((key) => grid.unfinishedAfter(key))).toEqual([second, last, second]);
  expect([undefined, second, third].map((key) => grid.unfinishedFrom(key))).toEqual([second, second, last]);
  grid.setDraft(second, "price", undefined);
  // Somebody else took it away.
  grid.show(third, { ...two, product: 3, price: "" });
  grid.tellSend(third, { kind: "changed-elsewhere" });
  expect(grid.unfinishedAfter(undefined)).toBe(last);
  grid.remove(last);
  expect(grid.unfinished).toBe(0);
});

it("keeps what was typed into other cells, and what a new value of the same cell was typed over", () => {
  const grid = new GridStore(rules, [two]);
  const [key = 0] = grid.keys;
  const drafts = () => grid.row(key)?.drafts;
  grid.setDraft(key, "price", "-5");
  grid.setDraft(key, "quantity", "x");
  grid.patch(key, { price: "6.00" });
  expect(drafts()).toEqual({ quantity: "x" });
  grid.show(key, { ...two, price: "7.00", quantity: "9" });
  expect([grid.content(key)?.quantity, drafts()]).toEqual(["9", { quantity: "x" }]);
  grid.setDraft(key, "quantity", undefined);
  expect(hasDrafts(grid.row(key) ?? { key, content: two, send: quiet, drafts: { price: "" } })).toBe(false);
});

const after = (...events: SendEvent[]) => events.reduce(nextSendState, quiet);

it.each<[string, SendEvent[], object]>([
  ["saved once it is answered", [{ kind: "sent" }, { kind: "answered" }], { kind: "saved" }],
  [
    "on its way while one is",
    [{ kind: "sent" }, { kind: "sent" }, { kind: "answered" }],
    { kind: "sending", waiting: 1 },
  ],
  ["failed with its reason", [{ kind: "sent" }, { kind: "refused", reason: "no" }], { kind: "failed", reason: "no" }],
  ["saved again later", [{ kind: "refused", reason: "no" }, { kind: "sent" }, { kind: "answered" }], { kind: "saved" }],
  ["quiet when called off", [{ kind: "sent" }, { kind: "called-off" }], { kind: "quiet" }],
])("a row is %s", (_what, events, state) => {
  expect(after(...events)).toEqual(state);
});

it("gives a row that comes back by undo what was typed into it and is no value", () => {
  const grid = new GridStore(rules, [two]);
  const [key = 0] = grid.keys;
  grid.setDraft(key, "price", "abc");
  grid.applyAll([{ kind: "remove", key, at: 0, content: two }]);
  expect(grid.unfinished).toBe(0);
  grid.applyAll([{ kind: "add", key, at: 0, content: two }]);
  expect(grid.row(key)?.drafts).toEqual({ price: "abc" });
  grid.patch(key, { price: "5.00" });
  grid.applyAll([{ kind: "remove", key, at: 0, content: two }]);
  grid.applyAll([{ kind: "add", key, at: 0, content: two }]);
  expect(grid.row(key)?.drafts).toEqual({});
});

it("tells once of what is changed of many rows at once", () => {
  const grid = new GridStore(rules, products);
  let told = 0;
  grid.subscribeContents(() => {
    told += 1;
  });
  const { contentVersion } = grid;
  grid.applyAll(grid.rows().map(({ key, content }) => ({ kind: "edit", key, from: content, to: { price: "5.00" } })));
  expect([told, grid.contentVersion === contentVersion]).toEqual([1, false]);
  grid.applyAll([]);
  expect(told).toBe(1);
});
