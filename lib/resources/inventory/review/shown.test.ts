import { reviewItems } from "./line";
import { areAsShown } from "./shown";

type Counts = Parameters<typeof reviewItems>[0];

const item = (id: number, inventoryQuantity: number, isLeftOut = false, scriptQuantity = 5) => ({
  id,
  inventoryItemId: id,
  productId: id,
  name: `Produs ${id}`,
  barcode: undefined,
  image: undefined,
  inventoryQuantity,
  scriptQuantity,
  storage: { id: 1, name: "Gara" },
  countedAt: undefined,
  countedBy: undefined,
  isLeftOut,
  note: undefined,
  purchasePrice: undefined,
});
const counts = (...items: ReturnType<typeof item>[]): Counts => [{ id: 1, countedBy: undefined, items }];
const shown = reviewItems(counts(item(1, 4), item(2, 0)));

it("what is closed is what was looked at, in whichever order it comes", () => {
  expect(areAsShown(shown, counts(item(2, 0), item(1, 4)))).toBe(true);
});

it("a line that somebody else has taken away is shown on, and keeps nothing from being closed", () => {
  const gone = shown.map(({ id, line }) => ({ id: id === 2 ? undefined : id, line }));
  expect(areAsShown(gone, counts(item(1, 4)))).toBe(true);
});

it.each([
  ["another figure", counts(item(1, 9), item(2, 0))],
  ["one more product", counts(item(1, 4), item(2, 0), item(3, 0))],
  ["one less", counts(item(1, 4))],
  ["other books", counts(item(1, 4), item(2, 0, false, 4))],
  ["one left out", counts(item(1, 4), item(2, 0, true))],
])("it is not where somebody else has made %s of it", (_, now) => {
  expect(areAsShown(shown, now)).toBe(false);
});
