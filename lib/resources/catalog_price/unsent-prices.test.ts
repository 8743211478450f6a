import { add, edit, existing, remove, two } from "@/tests/support/price-editing";
import { changesOf, draftsOf, layDrafts, unsentAfter } from "./unsent-prices";

it("holds what failed, by product, until it succeeds", () => {
  const { grid } = existing(two);
  const failed = unsentAfter([], [], [edit(grid, 14, "5.00"), remove(grid, 15), add(grid, 16, "2.00")]);
  expect(failed.map(({ product, price }) => [product, price])).toEqual([
    [14, "5.00"],
    [15, ""],
    [16, "2.00"],
  ]);
  const later = unsentAfter(failed, [edit(grid, 14, "5.00")], [add(grid, 16, "3.00")]);
  expect(later.map(({ product, price }) => [product, price])).toEqual([
    [15, ""],
    [16, "3.00"],
  ]);
});

it("is brought about in another editor of the same list, too", async () => {
  const { grid } = existing(two);
  const unsent = unsentAfter([], [], [edit(grid, 14, "5.00"), remove(grid, 15), add(grid, 16, "2.00")]);
  const reopened = existing(two);
  await reopened.editor.change(changesOf(unsent, reopened.grid));
  expect(reopened.platform.content).toEqual(["14: 5.00", "16: 2.00"]);
  expect(changesOf([{ product: 99, label: "", barcode: undefined, price: "" }], reopened.grid)).toEqual([]);
});

it("what is no price is laid into another editor of the same list, where its product is still there", () => {
  const { grid } = existing(two);
  grid.setDraft(grid.keys[0] ?? 0, "price", "0.50");
  const reopened = existing(two);
  layDrafts(reopened.grid, [...draftsOf(grid), { product: 99, draft: "x" }]);
  expect(reopened.grid.rows().map(({ content, drafts }) => [content.product, drafts.price])).toEqual([
    [14, "0.50"],
    [15, undefined],
  ]);
});
