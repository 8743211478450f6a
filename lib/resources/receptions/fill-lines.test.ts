import { changesByFill } from "@/lib/grid/editing/fill-down";
import { GridEditor } from "@/lib/grid/editing/grid-editor";
import { GridStore } from "@/lib/grid/rows/grid-store";
import { workLine } from "@/tests/support/reception-lines";
import { lineColumns } from "./line-columns";
import { lineRules } from "./work-line";

const storages = { key: [], unasked: "nothing" as const, longestLabel: 40, delay: () => 0, find: async () => [] };
const columns = lineColumns({ storages, rates: [{ id: 4, rate: 19 }], soonOver: "2026-12-23" });
const named = (...names: string[]) => columns.filter(({ name }) => names.includes(name));

it("gives the other lines what the first one has in the selected columns, and no more", () => {
  const bare = { ...workLine, storage: undefined, expirationDate: "", batchNumber: "B" };
  const store = new GridStore(lineRules, [workLine, bare, workLine]);
  const [, second] = store.keys;
  const changes = changesByFill(
    new GridEditor(store),
    store.keys,
    named("product", "expirationDate", "storage", "value"),
  );
  expect(changes).toEqual([
    { kind: "edit", key: second, from: bare, to: { expirationDate: "2027-01-31", storage: workLine.storage } },
  ]);
});

it("leaves a line as it is where the value would be none", () => {
  const fixed = { ...workLine, discountType: "AMOUNT" as const, discount: "40" };
  const cheap = { ...fixed, price: "1.00", discount: "" };
  const store = new GridStore(lineRules, [fixed, cheap]);
  expect(changesByFill(new GridEditor(store), store.keys, named("discount"))).toEqual([]);
});
