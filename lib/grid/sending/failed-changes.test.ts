import { add, edit, existing, remove, two } from "@/tests/support/price-editing";
import { againOver, failedAfter } from "./failed-changes";

const refused = (change: ReturnType<typeof edit>) => ({ change, error: new Error("refused") });

it("holds what was meant of a row until it succeeds", () => {
  const { grid } = existing(two);
  const first = failedAfter([], { done: [], failed: [refused(edit(grid, 14, "5.00")), refused(remove(grid, 15))] });
  expect(first.map(({ kind }) => kind)).toEqual(["edit", "remove"]);
  const later = failedAfter(first, { done: [remove(grid, 15)], failed: [refused(edit(grid, 14, "6.00"))] });
  expect(later).toMatchObject([{ kind: "edit", to: { price: "6.00" } }]);
});

it("is made again over what the row is by now, and added where it is gone", async () => {
  const { grid, editor, platform } = existing(two);
  const changes = [edit(grid, 14, "5.00"), remove(grid, 15), add(grid, 16, "3.00")];
  await editor.change([edit(grid, 14, "4.90")]);
  await editor.change(changes.map((change) => againOver(change, grid)));
  expect(platform.content).toEqual(["14: 5.00", "16: 3.00"]);
});
