import { PriceGrid } from "./price-grid";
import { entryOf, markOf, nextSendState, quiet, type SendEvent } from "./price-row";

const products = Array.from({ length: 5000 }, (_, index) => ({
  product: index + 1,
  label: `Produs ${index + 1}`,
  barcode: undefined,
  price: "4.50",
}));

const two = { product: 2, label: "Produs 2", barcode: undefined, price: "4.50" };

it("tells of a change only the listeners of that row", () => {
  const grid = new PriceGrid(products);
  const told: string[] = [];
  const [first = 0, second = 0] = grid.keys;
  const keys = grid.keys;
  grid.subscribe(() => told.push("rows"));
  const end = grid.subscribeRow(first, () => told.push("first"));
  grid.subscribeRow(second, () => told.push("second"));
  const untouched = grid.row(second);
  grid.set(first, { ...(products[0] ?? { product: 1, label: "", barcode: undefined }), price: "5.00" });
  grid.setDraft(first, "abc");
  expect(told).toEqual(["first", "first"]);
  expect(grid.row(first)).toMatchObject({ price: "5.00", draft: "abc" });
  expect(grid.row(second)).toBe(untouched);
  expect(grid.keys).toBe(keys);
  end();
  grid.setDraft(first, undefined);
  expect(told).toHaveLength(2);
});

it("tells of rows that come and go, and knows each by its product", () => {
  const grid = new PriceGrid(products.slice(0, 2));
  let told = 0;
  grid.subscribe(() => told++);
  const key = grid.newKey();
  grid.insert(key, 1, { product: 77, label: "Nou", barcode: undefined, price: "" });
  expect(grid.rows().map(({ product }) => product)).toEqual([1, 77, 2]);
  expect(grid.keyOf(77)).toBe(key);
  grid.remove(key);
  expect([grid.keyOf(77), grid.row(key), told]).toEqual([undefined, undefined, 2]);
});

it("redraws its rows once, however many go", () => {
  const grid = new PriceGrid(products);
  let told = 0;
  grid.subscribe(() => told++);
  const removals = grid.rows().map((row, at) => ({ kind: "remove", key: row.key, at, row }) as const);
  grid.applyAll(removals.toReversed());
  expect([grid.keys.length, told]).toEqual([0, 1]);
  grid.applyAll(removals.map((change) => ({ ...change, kind: "add" }) as const));
  expect(grid.rows().map(({ product }) => product)).toEqual(products.map(({ product }) => product));
  expect(told).toBe(2);
});

it("forgets the product that a row had", () => {
  const grid = new PriceGrid(products.slice(0, 1));
  const [key = 0] = grid.keys;
  grid.set(key, { product: 99, label: "Altul", barcode: undefined, price: "2.00" });
  expect([grid.keyOf(1), grid.keyOf(99)]).toEqual([undefined, key]);
});

it("counts what would be lost, leads to the next of it, and shows no tick beside what is no price", () => {
  const grid = new PriceGrid(products.slice(0, 4));
  let told = 0;
  grid.subscribeUnfinished(() => told++);
  const [first = 0, second = 0, third = 0, last = 0] = grid.keys;
  const mark = (key: number) => markOf(grid.row(key) ?? { ...two, key, send: quiet, draft: undefined });
  grid.tellSend(second, { kind: "answered" });
  expect([grid.unfinished, grid.unfinishedAfter(first), mark(second)]).toEqual([0, undefined, "saved"]);
  const begin = () => entryOf(grid.row(second) ?? { ...two, key: second, send: quiet, draft: undefined });
  grid.setDraft(second, "-5");
  expect(begin()).toBe("-5");
  grid.setDraft(second, "1.500");
  expect(begin()).toBe("1.500");
  grid.set(last, { ...two, product: 4, price: "" });
  expect([grid.unfinished, told, mark(second)]).toEqual([2, 2, undefined]);
  expect([undefined, second, last].map((key) => grid.unfinishedAfter(key))).toEqual([second, last, second]);
  expect([undefined, second, third].map((key) => grid.unfinishedFrom(key))).toEqual([second, second, last]);
  grid.setDraft(second, undefined);
  // Somebody else took it away.
  grid.set(third, { ...two, product: 3, price: "" });
  grid.tellSend(third, { kind: "changed-elsewhere" });
  expect(grid.unfinishedAfter(undefined)).toBe(last);
  grid.remove(last);
  expect(grid.unfinished).toBe(0);
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
