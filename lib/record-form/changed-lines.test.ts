import { changedLines } from "./changed-lines";

const cola = { id: 1, product: "Cola", quantity: 5, unit: "pc" };
const chips = { id: 2, product: "Chips", quantity: 3, unit: "pc" };

it("tells what was added, changed in which fields, and removed", () => {
  const water = { id: "new-1", product: "Water", quantity: 1, unit: "pc" };
  const more = { ...cola, quantity: 6 };
  expect(changedLines([cola, chips], [water, more])).toEqual({
    added: [water],
    changed: [{ line: more, fields: { quantity: 6 } }],
    removed: [chips],
  });
});

it("tells of fields of a line that mean something only together", () => {
  const { changed } = changedLines([cola], [{ ...cola, unit: "box" }], [["quantity", "unit"]]);
  expect(changed.map(({ fields }) => fields)).toEqual([{ quantity: 5, unit: "box" }]);
});

it("has nothing to send where lines were only moved", () => {
  expect(changedLines([cola, chips], [{ ...chips }, cola])).toEqual({ added: [], changed: [], removed: [] });
});
