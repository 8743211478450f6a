import { PriceGrid } from "./price-grid";
import { nextSendState, quiet, type SendEvent } from "./price-row";

const products = Array.from({ length: 5000 }, (_, index) => ({
  product: index + 1,
  label: `Produs ${index + 1}`,
  barcode: undefined,
  price: "4.50",
}));

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
