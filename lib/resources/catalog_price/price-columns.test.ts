import { changeByEntry, entryOf, takeBackDrafts } from "@/lib/grid/editing/enter-value";
import { GridEditor } from "@/lib/grid/editing/grid-editor";
import { existing, priced } from "@/tests/support/price-editing";
import { priceColumn, priceColumns } from "./price-columns";
import { priceGrid } from "./price-row";

const product = priced(14, "4.50");

function editorOf(isOnPlatform: boolean) {
  const editor = isOnPlatform ? existing([product]).editor : new GridEditor(priceGrid([product]));
  const { store } = editor;
  const [key = 0] = store.keys;
  return {
    key,
    enter: (typed: string) => changeByEntry(editor, key, priceColumn, typed),
    draft: () => store.row(key)?.drafts.price,
    begin: () => entryOf(store.row(key) ?? { key, content: product, send: { kind: "quiet" }, drafts: {} }, priceColumn),
    takeBack: () => takeBackDrafts(store, key, priceColumns),
  };
}

it("is a change of the row's price", () => {
  const { enter, key } = editorOf(true);
  expect(enter("5,5")).toEqual({ kind: "edit", key, from: product, to: { price: "5.50" } });
});

it("CATA-019 CATA-020 stays in its cell where it is no price, until it is one", () => {
  const { enter, draft, begin } = editorOf(true);
  expect([enter("0.5"), draft(), begin()]).toEqual([undefined, "0.5", "0.5"]);
  expect([enter(""), draft()]).toEqual([undefined, ""]);
  expect([enter("4.5"), draft(), begin()]).toEqual([undefined, undefined, "4.50"]);
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
  const unpriced = priceGrid([{ ...product, price: "" }]);
  const [key = 0] = unpriced.keys;
  unpriced.setDraft(key, "price", "-5");
  expect([takeBackDrafts(unpriced, key, priceColumns), unpriced.row(key)?.drafts.price]).toEqual([false, "-5"]);
});
