import { changeByEntry, takeBackDraft } from "./enter-price";
import { PriceEditor } from "./price-editor";
import { PriceGrid } from "./price-grid";

const product = { product: 14, label: "Cola", barcode: undefined, price: "4.50" };

function editorOf(isOnPlatform: boolean) {
  const grid = new PriceGrid([product]);
  const calls = {
    add: async () => 1,
    edit: async () => undefined,
    remove: async () => undefined,
    readAll: async () => [],
  };
  const known = { catalogue: 5, productPriceIds: [31], readAt: Date.now() };
  const platform = { ...known, calls, reasonOf: () => undefined, trustedAfter: () => undefined };
  const editor = new PriceEditor(grid, isOnPlatform ? platform : undefined);
  const [key = 0] = grid.keys;
  const enter = (typed: string) => changeByEntry(editor, key, typed);
  return { enter, draft: () => grid.row(key)?.draft, takeBack: () => takeBackDraft(grid, key), key };
}

it("is a change of the row's price", () => {
  const { enter, key } = editorOf(true);
  expect(enter("5,5")).toEqual({ kind: "edit", key, from: product, to: { ...product, price: "5.50" } });
});

it("CATA-019 CATA-020 stays in its cell where it is no price, until it is one", () => {
  const { enter, draft } = editorOf(true);
  expect([enter("0.5"), draft()]).toEqual([undefined, "0.5"]);
  expect([enter(""), draft()]).toEqual([undefined, ""]);
  expect([enter("4.5"), draft()]).toEqual([undefined, undefined]);
});

it("CATA-024 a 0 over a price of the platform's is dropped; in a new catalogue it stands and is not sent", () => {
  expect(editorOf(true).enter("0")).toBeUndefined();
  expect(editorOf(false).enter("0")).toMatchObject({ to: { price: "0.00" } });
});

it("gives the price back for what is none, where there is one", () => {
  const { enter, draft, takeBack } = editorOf(true);
  expect(takeBack()).toBe(false);
  enter("-5");
  expect([draft(), takeBack(), draft()]).toEqual(["-5", true, undefined]);
  const unpriced = new PriceGrid([{ ...product, price: "" }]);
  const [key = 0] = unpriced.keys;
  unpriced.setDraft(key, "-5");
  expect([takeBackDraft(unpriced, key), unpriced.row(key)?.draft]).toEqual([false, "-5"]);
});
